import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { contractTypes } from '@adamarket/shared/build/contract-types.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { forEachApp } from '#base/apps.ts'

import { aRelease, aShell } from '#tests/releases/a-release.ts'

import { refuseOtherTypes, refuseWrongVersion } from './recorded-contract.ts'
import { withCanary, withRelease } from './registry-changes.ts'
import { emptyRegistry } from './registry.ts'

const contract = await contractTypes()
const withoutTheme = contract.replace(/readonly theme: ThemeStore;/, '')
const remote = aRelease('1', { services: ['session', 'theme'] })
const missing = "the service theme: Property 'theme' does not exist on type 'HostServices'."

let dist: string
/** What the sites answer, by address. */
let served: Readonly<Record<string, string>>
const sites = {
  origins: forEachApp((app) => `https://${app}.example`),
  read: (address: string) => Promise.resolve(served[address]),
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'recorded-'))
  served = {}
})
afterEach(async () => await rm(dist, { recursive: true }))

const record = (types: string) => writeFile(join(dist, 'contract.d.ts'), types)

describe('a remote', () => {
  const release = () => refuseOtherTypes('browse-remote', dist, remote, sites)

  it('is refused with what the live shell lacks of what it uses', async () => {
    await record(contract)
    served = { 'https://shell.example/contract.d.ts': withoutTheme }
    await expect(release()).rejects.toThrow(missing)
    served = { 'https://shell.example/contract.d.ts': contract }
    await expect(release()).resolves.toBeUndefined()
  })

  it('is released when it, or the live shell, recorded no types', async () => {
    served = { 'https://shell.example/contract.d.ts': withoutTheme }
    await expect(release()).resolves.toBeUndefined()
    await record(contract)
    served = {}
    await expect(release()).resolves.toBeUndefined()
  })
})

describe('a shell', () => {
  const published = {
    name: 'browse',
    origin: 'https://browse-remote.example',
    at: '2026-11-21T10:20:00Z',
  }
  const registry = withRelease(emptyRegistry, { ...published, release: remote })

  beforeEach(async () => {
    await record(withoutTheme)
    served = {
      'https://browse-remote.example/1/contract.d.ts': contract,
      'https://browse-remote.example/1/release.json': JSON.stringify(remote),
    }
  })

  async function release(version: string, known = registry) {
    await writeFile(join(dist, 'release.json'), JSON.stringify(aShell('s1', version)))
    await refuseWrongVersion(dist, known, sites)
  }

  it('is refused when it promises to host a release that it would fail with', async () => {
    await expect(release('2.1.0')).rejects.toThrow(`browse 1: ${missing}`)
  })

  it('is released when its major number says so, when visitors have no such release, or nothing is known', async () => {
    await expect(release('3.0.0')).resolves.toBeUndefined()
    await expect(release('2.1.0', emptyRegistry)).resolves.toBeUndefined()
    served = {}
    await expect(release('2.1.0')).resolves.toBeUndefined()
  })

  it('is refused for a canary as well', async () => {
    const other = aRelease('2', { services: [] })
    const live = withRelease(registry, { ...published, release: other })
    served = {
      ...served,
      'https://browse-remote.example/2/contract.d.ts': contract,
      'https://browse-remote.example/2/release.json': JSON.stringify(other),
    }
    await expect(release('2.1.0', live)).resolves.toBeUndefined()
    const canary = withCanary(live, { name: 'browse', version: '1', percent: 10, at: published.at })
    await expect(release('2.1.0', canary)).rejects.toThrow(`browse 1: ${missing}`)
  })
})
