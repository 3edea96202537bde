import { describe, expect, it } from 'vitest'

import { chooseReleases, notesOn } from './choose-releases.ts'
import type { Overrides } from './overrides.ts'
import type { Registry } from '@adamarket/shared/contract/registry.ts'

function release(version: string, contract: string) {
  return {
    entry: `https://browse.example/${version}/remoteEntry.js`,
    contract,
    paths: ['/'],
    preload: {},
    texts: {},
  }
}

function registryOf(current: string, contracts: Record<string, string>): Registry {
  const releases = Object.fromEntries(
    Object.entries(contracts).map(([version, contract]) => [version, release(version, contract)]),
  )
  return { revision: 1, remotes: { browse: { current, releases } } }
}

const choice = { hostContract: '2.2.0', overrides: {}, visitorId: 'v1' }

const versionChosen = (registry: Registry, overrides: Overrides = {}) =>
  chooseReleases(registry, { ...choice, overrides }).browse?.version

describe('chooseReleases', () => {
  it('chooses the current release', () => {
    expect(versionChosen(registryOf('b', { a: '2.0.0', b: '2.2.0', c: '2.0.0' }))).toBe('b')
  })

  it('chooses the last registered release it can host when the current one needs another contract', () => {
    expect(versionChosen(registryOf('c', { a: '2.0.0', b: '2.1.0', c: '2.3.0' }))).toBe('b')
    expect(versionChosen(registryOf('b', { a: '2.0.0', b: '3.0.0' }))).toBe('a')
    expect(versionChosen(registryOf('b', { a: '2.0.0', b: '1.0.0' }))).toBe('a')
  })

  it('names the intended release when it cannot host that one', () => {
    const deployment = chooseReleases(registryOf('b', { a: '2.0.0', b: '2.3.0' }), choice)
    expect(deployment.browse?.insteadOf).toBe('b (contract 2.3.0)')
    expect(notesOn(deployment, '2.2.0')).toEqual([
      'This shell (contract 2.2.0) shows browse@a: it cannot host browse@b (contract 2.3.0).',
    ])
    const fits = chooseReleases(registryOf('a', { a: '2.0.0', b: '2.3.0' }), choice)
    expect(notesOn(fits, '2.2.0')).toEqual([])
  })

  it('adds all others that it can host as fallbacks, the newest first', () => {
    const registry = registryOf('b', { a: '2.0.0', b: '2.0.0', c: '3.0.0', d: '2.0.0' })
    const browse = chooseReleases(registry, choice).browse
    expect(browse?.fallback?.version).toBe('d')
    expect(browse?.fallback?.fallback?.version).toBe('a')
    expect(browse?.fallback?.fallback?.fallback).toBeUndefined()
  })

  it('never falls back to a release that was rolled back', () => {
    const registry = registryOf('d', { a: '2.0.0', b: '2.0.0', c: '2.0.0', d: '2.0.0' })
    for (const version of ['a', 'c']) {
      Object.assign(registry.remotes.browse?.releases[version] ?? {}, { rolledBack: true })
    }
    const browse = chooseReleases(registry, choice).browse
    expect(browse?.fallback?.version).toBe('b')
    expect(browse?.fallback?.fallback).toBeUndefined()
    expect(versionChosen(registry, { browse: 'a' })).toBe('a')
  })

  it('leaves out a remote of which it can host no release', () => {
    expect(chooseReleases(registryOf('a', { a: '3.0.0' }), choice)).toEqual({})
  })

  it('chooses another registered version on request, for that remote only', () => {
    const registry = registryOf('b', { a: '2.0.0', b: '2.0.0' })
    expect(versionChosen(registry, { browse: 'a' })).toBe('a')
    expect(versionChosen(registry, { post: 'a' })).toBe('b')
  })

  it('chooses the canary for visitors who get it', () => {
    const withCanary = (percent: number, contract = '2.0.0') => {
      const { revision, remotes } = registryOf('a', { a: '2.0.0', b: contract })
      const canary = { version: 'b', percent }
      return {
        revision,
        remotes: { browse: remotes.browse && { ...remotes.browse, canary } },
      }
    }
    expect(versionChosen(withCanary(100))).toBe('b')
    expect(versionChosen(withCanary(0))).toBe('a')
    expect(versionChosen(withCanary(100, '3.0.0'))).toBe('a')
    expect(versionChosen(withCanary(100), { browse: 'a' })).toBe('a')
  })

  it('never falls back to a canary', () => {
    const { revision, remotes } = registryOf('b', { a: '2.0.0', b: '2.0.0', c: '2.0.0' })
    const canary = { version: 'c', percent: 0 }
    const registry = {
      revision,
      remotes: { browse: remotes.browse && { ...remotes.browse, canary } },
    }
    expect(chooseReleases(registry, choice).browse?.fallback?.version).toBe('a')
  })

  it('chooses a preview on request alone, and never falls back to one', () => {
    const { revision, remotes } = registryOf('b', { a: '2.0.0', b: '2.0.0' })
    const previews = { p: release('p', '2.0.0') }
    const registry = {
      revision,
      remotes: { browse: remotes.browse && { ...remotes.browse, previews } },
    }
    expect(versionChosen(registry, { browse: 'p' })).toBe('p')
    const browse = chooseReleases(registry, choice).browse
    expect([browse?.version, browse?.fallback?.version]).toEqual(['b', 'a'])
    expect(browse?.fallback?.fallback).toBeUndefined()
  })

  it.each(['z', '', 'https://evil.example/', '__proto__', 'toString'])(
    'ignores the request for %s, which is no registered version',
    (browse) => {
      expect(versionChosen(registryOf('a', { a: '2.0.0' }), { browse })).toBe('a')
    },
  )
})
