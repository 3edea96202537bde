import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readCatalog } from '#bootstrap/catalog.mjs'
import { repository } from '#bootstrap/repository.mjs'

import { problemOf, titleOf } from './name.mjs'
import { createOwnRepository } from './own-repository.mjs'
import { withRemote } from './register.mjs'

const changed = (file, name = 'gift-cards') =>
  withRemote[file](readFileSync(join(repository, file), 'utf8'), { name, title: titleOf(name) })

describe('the name of a new remote', () => {
  it.each(['help', 'gift-cards', 'start-page'])('may be %s', (name) => {
    expect(problemOf(name)).toBeUndefined()
  })

  it.each([
    ['', 'lower-case letters'],
    ['Help', 'lower-case letters'],
    ['../help', 'lower-case letters'],
    ['second-hand-gift-vouchers', 'at most 22 characters'],
    ['browse', 'There is a browse-remote already'],
    ['routes', 'a meaning in every build'],
    ['status', 'Scripts in a page know status'],
    ['new', 'Scripts in a page know new'],
    ['search', '/search is a page of another remote'],
    ['listing', '/listing is a page of another remote'],
    ['photos', 'There is already e2e/journeys/photos.spec.ts'],
  ])('may not be "%s"', (name, problem) => {
    expect(problemOf(name)).toContain(problem)
  })

  it('becomes a title', () => {
    expect(titleOf('gift-cards')).toBe('Gift cards')
  })
})

describe('a new remote is added', () => {
  it('to the list of remotes, at its end: ports keep their order', () => {
    expect(changed('shared/remotes.ts')).toMatch(
      /'static-pages',\n(?: {2}'.*\n)* {2}'gift-cards',\n/,
    )
  })

  it('to the owners: its folder, its browser test, the contract', () => {
    const lines = changed('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line.includes('@adamarket/gift-cards'))
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '/gift-cards-remote/',
      '/shared/src/contract/',
      '/e2e/journeys/gift-cards.spec.ts',
    ])
  })

  it('to the workflows whose previews are named in a comment', () => {
    expect(changed('.github/workflows/comment.yml')).toMatch(/^ {6}- Gift cards\n {4}types:/m)
  })

  it('to the variables of a real project', () => {
    expect(changed('.env.example')).toMatch(/^ADAMARKET_SITE_GIFT_CARDS=$/m)
  })

  it('to the budgets', () => {
    const { apps } = JSON.parse(changed('e2e/performance/budgets.json'))
    expect(apps['gift-cards-remote']).toMatchObject({ container: expect.any(Number), files: {} })
  })
})

describe('a remote in a repository of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-repository-'))
  const read = (file) => readFileSync(join(folder, file), 'utf8')
  let manifest
  beforeAll(async () => {
    await createOwnRepository(folder, { name: 'gift-cards', title: 'Gift cards' })
    manifest = JSON.parse(read('package.json'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('installs the package beside it, and states the range of versions that it works with', () => {
    const { version } = JSON.parse(readFileSync(join(repository, 'shared/package.json'), 'utf8'))
    const packed = manifest.devDependencies['@adamarket/shared'].replace('file:', '')
    expect(packed).toBe(`adamarket-shared-${version}.tgz`)
    expect(readdirSync(folder)).toContain(packed)
    const range = manifest.peerDependencies['@adamarket/shared']
    expect(range).toBe(`^${version.replace(/\d+$/, '0')}`)
  })

  it('needs nothing that only this repository knows', () => {
    const { '@adamarket/shared': _packed, ...others } = manifest.devDependencies
    const versions = readCatalog()
    for (const [name, version] of Object.entries({ ...others, ...manifest.dependencies })) {
      expect(version, name).toBe(versions[name])
    }
    const files = readdirSync(folder, { recursive: true }).filter(
      (file) => !file.endsWith('.tgz') && statSync(join(folder, file)).isFile(),
    )
    const unfilled = files.filter((file) => /\b__[a-z]+__\b|catalog:|workspace:/.test(read(file)))
    expect(unfilled).toEqual([])
  })

  it('has a script for each step of its workflow', () => {
    const workflow = read('.github/workflows/ci.yml')
    const steps = [...workflow.matchAll(/npm (?:run (\w+)|(test))/g)].map(
      ([, one, test]) => one ?? test,
    )
    expect(steps).toEqual(['lint', 'format', 'types', 'test', 'build'])
    expect(steps.filter((step) => !(step in manifest.scripts))).toEqual([])
  })

  it('names the folders of its sources as a remote in this repository does', () => {
    const template = join(repository, 'shared/template/package.json.template')
    expect(manifest.imports).toEqual(JSON.parse(readFileSync(template, 'utf8')).imports)
  })
})
