import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { remoteFolders as remotes, repository } from '#bootstrap/repository.mjs'

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
    .filter((path) => !/[/*]/.test(path))
  expect(packages.length).toBeGreaterThan(3)
  for (const path of [...packages, ...remotes]) expect(owners.get(`/${path}/`)).toHaveLength(1)
})

it('the team of a remote owns its folder and a browser test, and watches over the contract', () => {
  const teams = [...owners].flatMap(([path, [team]]) => (path.startsWith('/e2e/') ? team : []))
  for (const remote of remotes) {
    const team = `@adamarket/${remote.replace(/-remote$/, '')}`
    expect(owners.get(`/${remote}/`)).toEqual([team])
    expect(owners.get('/shared/src/contract/')).toContain(team)
    expect(teams).toContain(team)
  }
})
