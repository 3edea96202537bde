import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { aRelease } from '#tests/releases/a-release.ts'

import { removeVersions, stageRemote } from './stage-remote.ts'

let folder: string
let dist: string
let site: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-test-'))
  dist = join(folder, 'dist')
  site = join(folder, 'site')
})

afterEach(async () => await rm(folder, { recursive: true }))

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
  it.each(['not JSON', '{}', '{ "version": ".." }'])(
    'refuses a release.json of %j',
    async (text) => {
      await build('1.0.0-a')
      await writeFile(join(dist, 'release.json'), text)
      const refusal = `The release.json in ${dist} is not one of a build`
      await expect(stageRemote(dist, site)).rejects.toThrow(refusal)
    },
  )

  it('adds each release in a folder of its own', async () => {
    await stage('1.0.0-a')
    expect(await stage('1.0.0-b')).toEqual(aRelease('1.0.0-b'))
    expect(await readFile(join(site, '1.0.0-a', 'remoteEntry.js'), 'utf8')).toBe('1.0.0-a')
    expect((await readdir(site)).toSorted()).toEqual(['1.0.0-a', '1.0.0-b'])
  })

  it('never changes an existing release', async () => {
    await stage('1.0.0-a', 'first')
    await stage('1.0.0-a', 'second')
    expect(await readFile(join(site, '1.0.0-a', 'remoteEntry.js'), 'utf8')).toBe('first')
  })

  it('adds the same build once when two processes do it at the same moment', async () => {
    await build('1.0.0-a')
    await Promise.all([stageRemote(dist, site), stageRemote(dist, site)])
    expect(await readdir(site)).toEqual(['1.0.0-a'])
  })

  it.each(['../x', 'a/b', '..', ''])('refuses %j as a version', async (version) => {
    await build(version)
    await expect(stageRemote(dist, site)).rejects.toThrow()
  })
})

it('removes only the named versions', async () => {
  await stage('1.0.0-a')
  await stage('1.0.0-b')
  await removeVersions(site, ['1.0.0-a', '1.0.0-z'])
  expect(await readdir(site)).toEqual(['1.0.0-b'])
})
