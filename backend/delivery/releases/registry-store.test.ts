import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { aRelease } from '#tests/releases/a-release.ts'

import type { Registry } from './registry.ts'
import { parseRegistry } from './registry.ts'
import { withCanary, withPreview, withRelease, withRollback } from './registry-changes.ts'
import { withEarlierShell, withShell } from './registry-shells.ts'
import { createRegistryStore } from './registry-store.ts'

const note = { action: 'release', by: 'ada' }
const origin = 'http://localhost:3005'
const at = '2026-11-21T12:00:00.000Z'

let folder: string
let published: string
const open = () => createRegistryStore(join(folder, 'registry'), published)
const publishedRegistry = async () => parseRegistry(await readFile(published, 'utf8'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-test-'))
  published = join(folder, 'remotes.json')
})

afterEach(async () => await rm(folder, { recursive: true }))

function publish(name: string, version: string) {
  return open().change(
    (registry) => withRelease(registry, { name, release: aRelease(version), origin, at }),
    note,
  )
}

it('counts changes, not publications', async () => {
  expect((await publish('browse', 'a')).revision).toBe(1)
  expect((await publish('browse', 'a')).revision).toBe(1)
  expect((await publish('browse', 'b')).revision).toBe(2)
  expect((await publishedRegistry()).revision).toBe(2)
})

it('publishes the hashes and server.js of the releases that visitors are to get, and keeps all', async () => {
  for (const version of ['a', 'b', 'c']) await publish('browse', version)
  const withHashes = ({ remotes }: Registry) =>
    Object.entries(remotes['browse']?.releases ?? {}).flatMap(([version, { hashes, server }]) =>
      hashes && server ? [version] : [],
    )
  expect(withHashes(await publishedRegistry())).toEqual(['c'])
  await open().change(
    (registry) => withCanary(registry, { name: 'browse', version: 'a', percent: 5 }),
    note,
  )
  expect(withHashes(await publishedRegistry())).toEqual(['a', 'c'])
  await open().change(
    (registry) => withRollback(registry, { name: 'browse', version: 'b', at }),
    note,
  )
  expect(withHashes(await publishedRegistry())).toEqual(['b'])
  expect(withHashes(await open().read())).toEqual(['a', 'b', 'c'])
})

it('publishes the server.js of the live shell alone, and keeps all', async () => {
  for (const version of ['s1', 's2']) {
    const server = { file: 'server.js', integrity: `sha256-of-${version}` }
    await open().change(
      (registry) => withShell(registry, { version, contract: '2.0.0', server }),
      note,
    )
  }
  const withServer = ({ shells = [] }: Registry) =>
    shells.flatMap(({ version, server }) => (server ? [version] : []))
  expect(withServer(await publishedRegistry())).toEqual(['s2'])
  await open().change((registry) => withEarlierShell(registry, 's1'), note)
  expect(withServer(await publishedRegistry())).toEqual(['s1'])
  expect(withServer(await open().read())).toEqual(['s1', 's2'])
})

it('publishes the registry again when the published copy was lost or broken', async () => {
  await publish('browse', 'a')
  await rm(published)
  await publish('browse', 'a')
  expect((await publishedRegistry()).remotes['browse']?.current).toBe('a')
})

it('keeps the releases of two teams at the same moment, a hundred times', async () => {
  for (let round = 1; round <= 100; round += 1) {
    const version = `v${round}`
    // Each round is a separate race.
    await Promise.all([publish('browse', version), publish('post', version)])
    const { revision, remotes } = await publishedRegistry()
    expect([revision, remotes['browse']?.current, remotes['post']?.current]).toEqual([
      round * 2,
      version,
      version,
    ])
  }
  const left = await readdir(join(folder, 'registry'))
  expect(await open().history(1000)).toHaveLength(200)
  expect(left.filter((name) => name.endsWith('.json')).length).toBeLessThanOrEqual(50)
  expect(await readdir(folder)).toEqual(['registry', 'remotes.json'])
})

it('does not change the registry when a change is refused', async () => {
  await publish('browse', 'a')
  const refused = open().change(() => {
    throw new Error('no')
  }, note)
  await expect(refused).rejects.toThrow('no')
  expect((await open().read()).revision).toBe(1)
})

it('publishes previews separately, and never who released something', async () => {
  await publish('browse', 'a')
  const source = { commit: '1a2b', isClean: true, by: 'ada@example.com', why: 'a look' }
  await open().change(
    (registry) =>
      withPreview(registry, { name: 'browse', release: aRelease('b'), origin, source, at }),
    note,
  )
  const text = await readFile(published, 'utf8')
  expect(text).not.toContain('ada@example.com')
  expect(Object.keys(parseRegistry(text).remotes['browse']?.releases ?? {})).toEqual(['a'])
  expect(JSON.parse(text).remotes.browse.previews).toHaveProperty('b.entry')

  await open().change(
    (registry) => withCanary(registry, { name: 'browse', version: 'b', percent: 5 }),
    note,
  )
  const canary = await publishedRegistry()
  expect(canary.remotes['browse']?.releases['b']).toHaveProperty('hashes')
  expect((await open().read()).remotes['browse']?.releases['b']?.source).toEqual(source)
})

it('adds each change to the history, with who made it and why', async () => {
  await publish('browse', 'a')
  await publish('browse', 'a')
  await open().change(
    (registry) => withPreview(registry, { name: 'browse', release: aRelease('b'), origin, at }),
    { action: 'release', by: 'bo', why: 'the new search' },
  )
  expect(await open().history(5)).toMatchObject([
    { revision: 1, action: 'release', by: 'ada', changes: ['browse a is live'] },
    { revision: 2, by: 'bo', why: 'the new search', changes: ['browse b is registered'] },
  ])
  expect(await open().history(1)).toMatchObject([{ revision: 2 }])
})
