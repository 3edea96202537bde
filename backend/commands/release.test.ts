import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { aRelease } from '#tests/releases/a-release.ts'

import { release } from './release.ts'

let place: string

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'release-'))
  vi.stubEnv('INIT_CWD', place)
  vi.stubEnv('ADAMARKET_HOME', join(place, 'home'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(place, { recursive: true })
})

const releaseFolder = (folder: string) => release(['browse', folder], new AbortController().signal)

it('looks for a build in the folder as seen from where the command was typed', async () => {
  await expect(releaseFolder('no/such')).rejects.toThrow(`${join(place, 'no/such')} has no build`)
})

it('releases no build of other sources than those that it checks', async () => {
  await mkdir(join(place, 'dist'))
  const built = aRelease('0.1.0-00000000')
  await writeFile(join(place, 'dist', 'release.json'), JSON.stringify(built))
  await expect(releaseFolder('dist')).rejects.toThrow(/0\.1\.0-00000000.*--unchecked/s)
})
