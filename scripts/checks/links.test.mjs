import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: repository, encoding: 'utf8' })
  .trim()
  .split('\n')

it.each(documents)('each link and picture of %s leads to a file of the repository', (path) => {
  const text = readFileSync(join(repository, path), 'utf8').replaceAll(/```.*?```|`[^`\n]*`/gs, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture,
  )
  const missing = targets
    .filter((target) => !/^(?:[a-z]+:|[#/])/.test(target))
    .filter((target) => !existsSync(join(repository, dirname(path), target.split('#')[0])))
  expect(missing).toEqual([])
})
