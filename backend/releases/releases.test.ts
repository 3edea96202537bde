import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { localEnvironment } from '#hosting/environment.ts'
import { readSettings } from '#platform/settings.ts'
import { nextRegistry, readRegistry, writeRegistry } from '#releases/registry.ts'
import type { Release } from '#releases/release.ts'
import { stageRemote } from '#releases/stage-remote.ts'
import { stageShell } from '#releases/stage-shell.ts'

let folder: string
let dist: string
let site: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-test-'))
  dist = join(folder, 'dist')
  site = join(folder, 'site')
})

afterEach(async () => await rm(folder, { recursive: true }))

function aRelease(version: string): Release {
  return {
    version,
    contract: '1.0.0',
    entry: 'remoteEntry.js',
    integrity: `sha256-of-${version}`,
    paths: ['/'],
    preload: { '/': ['static/js/home.js'] },
  }
}

async function build(version: string, code = version): Promise<void> {
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'release.json'), JSON.stringify(aRelease(version)))
  await writeFile(join(dist, 'remoteEntry.js'), code)
}

async function stage(version: string, code?: string) {
  await build(version, code)
  return await stageRemote(dist, site)
}

describe('stageRemote', () => {
  it('puts each release into a folder of its own and tells which one is new', async () => {
    await stage('1.0.0-a')
    const { current, releases } = await stage('1.0.0-b')
    expect(current).toBe('1.0.0-b')
    expect(releases.map(({ version }) => version)).toEqual(['1.0.0-a', '1.0.0-b'])
    expect(await readFile(join(site, '1.0.0-a', 'remoteEntry.js'), 'utf8')).toBe('1.0.0-a')
  })

  it('never changes a release that is there', async () => {
    await stage('1.0.0-a', 'first')
    await stage('1.0.0-a', 'second')
    expect(await readFile(join(site, '1.0.0-a', 'remoteEntry.js'), 'utf8')).toBe('first')
  })

  it('keeps the last five, and the current one however old it is', async () => {
    for (const letter of ['a', 'b', 'c', 'd', 'e']) await stage(`1.0.0-${letter}`)
    await stage('1.0.0-a')
    const { releases } = await stage('1.0.0-f')
    expect(releases.map(({ version }) => version.at(-1)).join('')).toBe('cdeaf')
    expect((await readdir(site)).toSorted().join()).toBe('1.0.0-a,1.0.0-c,1.0.0-d,1.0.0-e,1.0.0-f')
  })

  it('begins again where a copy was interrupted', async () => {
    await build('1.0.0-a')
    for (const version of ['1.0.0-a', '1.0.0-b']) {
      await cp(dist, join(site, `.unfinished-${version}`), { recursive: true })
    }
    const { releases } = await stageRemote(dist, site)
    expect(releases).toHaveLength(1)
    expect(await readdir(site)).toEqual(['1.0.0-a'])
  })

  it.each(['../x', 'a/b', '..', ''])('refuses %j as a version', async (version) => {
    await build(version)
    await expect(stageRemote(dist, site)).rejects.toThrow()
  })
})

describe('nextRegistry', () => {
  const browse = {
    name: 'browse',
    origin: 'http://localhost:3005',
    current: '2',
    releases: [aRelease('1'), aRelease('2')],
  }

  it('names every release by its full address', () => {
    const { revision, remotes } = nextRegistry(undefined, [browse])
    expect(revision).toBe(1)
    expect(remotes['browse']?.current).toBe('2')
    expect(remotes['browse']?.releases['1']).toEqual({
      entry: 'http://localhost:3005/1/remoteEntry.js',
      integrity: 'sha256-of-1',
      contract: '1.0.0',
      paths: ['/'],
      preload: { '/': ['http://localhost:3005/1/static/js/home.js'] },
    })
  })

  it('counts changes, not writings', () => {
    const first = nextRegistry(undefined, [browse])
    expect(nextRegistry(first, [browse]).revision).toBe(1)
    expect(nextRegistry(first, [{ ...browse, current: '1' }]).revision).toBe(2)
  })

  it('is read back as it was written, and a broken one counts as none', async () => {
    const file = join(folder, 'remotes.json')
    const registry = nextRegistry(undefined, [browse])
    await writeRegistry(file, registry)
    expect(await readRegistry(file)).toEqual(registry)
    expect(await readdir(folder)).toEqual(['remotes.json'])
    await writeFile(file, '{"revision": 3, "remo')
    expect(await readRegistry(file)).toBeUndefined()
  })
})

describe('stageShell', () => {
  const environment = localEnvironment(readSettings({}))

  async function buildShell(script: string): Promise<void> {
    await rm(dist, { recursive: true, force: true })
    await mkdir(join(dist, 'static'), { recursive: true })
    await writeFile(join(dist, 'static', script), script)
    await writeFile(join(dist, 'index.html'), '<script id="environment">{}</script>')
  }

  it('replaces the files of the last build and leaves the registry', async () => {
    await buildShell('one.js')
    await stageShell(dist, site, environment)
    await writeFile(join(site, 'remotes.json'), 'registry')
    await buildShell('two.js')
    await stageShell(dist, site, environment)
    expect(await readdir(join(site, 'static'))).toEqual(['two.js'])
    expect(await readFile(join(site, 'remotes.json'), 'utf8')).toBe('registry')
    expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('"projectId"')
  })
})
