import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

const read = (path) => readFileSync(join(repository, path), 'utf8')
const owners = new Map(
  read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([path, ...teams]) => [path, teams]),
)

it('CODEOWNERS names only what exists', () => {
  const gone = [...owners.keys()].filter(
    (path) => path !== '*' && !existsSync(join(repository, path)),
  )
  expect(gone).toEqual([])
})

it('each app and package has owners of its own', () => {
  const [listed = ''] = read('pnpm-workspace.yaml').split('catalog:')
  const packages = [...listed.matchAll(/^ {2}- (\S+)$/gm)]
    .map(([, path]) => path)
    .filter((path) => !path.includes('/'))
  expect(packages.length).toBeGreaterThan(5)
  for (const path of packages) expect(owners.get(`/${path}/`)).toHaveLength(1)
})

it('browser tests belong to the team that runs them', () => {
  const table = /const teams = \{(.*?)\n\}/s.exec(read('e2e/playwright.config.ts'))?.[1] ?? ''
  const rows = [...table.matchAll(/'@([\w-]+)': \[(.*?)\]/gs)]
  expect(rows).toHaveLength(
    readdirSync(repository).filter((name) => name.endsWith('-remote')).length,
  )
  for (const [, team, globs] of rows) {
    const files = [...globs.matchAll(/'([^']+)'/g)].flatMap(([, glob]) => expand(glob))
    for (const file of files)
      expect([file, owners.get(`/e2e/${file}`)]).toEqual([file, [`@adamarket/${team}`]])
  }
})

function expand(glob) {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? []
  return names === undefined ? [glob] : names.split(',').map((name) => `${before}${name}${after}`)
}
