import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

import { everywhere, site } from './changed.mjs'
import { readWorkspace } from './changed-files.mjs'
import { isIn, readers, readersOf } from './readers.mjs'

const { files } = readWorkspace()
const exists = (place) => files.some((file) => isIn(file, place))

it.each(readers)('%s and what it uses exist', (user, used) => {
  expect([user, ...used].filter((place) => !exists(place))).toEqual([])
})

it('the files that reach whole suites exist', () => {
  expect([...everywhere, ...site].filter((place) => !exists(place))).toEqual([])
})

it('a file is read by the modules and tests that name it, its folder or its kind', () => {
  expect(readersOf(['backend/local/seed/listings.json'], files)).toContain(
    'backend/local/seed/all-listings.ts',
  )
  expect(readersOf(['shared/src/ui/card.module.css'], files)).toContain(
    'shared/build/style-sheets.ts',
  )
  expect(readersOf(['SECURITY.md'], files)).toContain('scripts/checks/links.test.mjs')
  expect(readersOf(['shell/src/start.tsx'], files)).not.toContain(
    'backend/local/seed/pictures.test.ts',
  )
})

/** Tests that read other files than those of the repository, or builds, or pictures that they import. */
const besides = [
  'backend/tests/functions/flags.test.ts',
  'backend/tests/pages/built-server-files.test.ts',
  'scripts/checks/readers.test.mjs',
  'scripts/create-remote/copy-checkout.test.mjs',
  'shared/build/plugin-portable.test.ts',
]

it('each test that reads files of the repository says which', () => {
  const silent = files
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file) && !besides.includes(file))
    .filter((file) => {
      const text = readFileSync(join(repository, file), 'utf8')
      const reads = /\b(?:readFile|readFileSync|readdir|readdirSync)\(/.test(text)
      return reads && /\brepository\b|\bbackendFolder\b|import\.meta\.|\broot\b/.test(text)
    })
    .filter((file) => !readers.some(([user]) => isIn(file, user)))
  expect(silent).toEqual([])
})
