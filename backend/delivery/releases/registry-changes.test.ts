import { describe, expect, it } from 'vitest'

import { aRelease, aShell } from '#tests/releases/a-release.ts'

import { emptyRegistry, formatRegistry, parseRegistry } from './registry.ts'
import type { Registry } from './registry.ts'
import { withOrigin } from './registered-release.ts'
import { droppedVersions } from './registered-remote.ts'
import {
  withCanary,
  withoutFailedCanary,
  withPreview,
  withPromotion,
  withRelease,
  withRollback,
  withWithdrawal,
} from './registry-changes.ts'
import { withShell } from './registry-shells.ts'

const name = 'browse'
const origin = 'http://localhost:3005'
const at = '2026-11-21T12:00:00.000Z'
const later = '2026-11-21T13:00:00.000Z'

function released(...versions: readonly string[]): Registry {
  return versions.reduce(
    (registry, version) => withRelease(registry, { name, release: aRelease(version), origin, at }),
    emptyRegistry,
  )
}

const browse = ({ remotes }: Registry) => remotes[name]
const versions = (registry: Registry) => Object.keys(browse(registry)?.releases ?? {}).join('')

describe('withRelease', () => {
  it('registers a release by its full address and gives it to visitors', () => {
    const registry = released('a')
    expect(browse(registry)).toEqual({
      current: 'a',
      since: at,
      releases: {
        a: {
          entry: `${origin}/a/remoteEntry.js`,
          integrity: 'sha256-of-a',
          native: true,
          hashes: {
            [`${origin}/a/static/js/home.js`]: 'sha256-of-home',
            [`${origin}/a/static/js/texts-en.js`]: 'sha256-of-texts',
          },
          contract: '2.0.0',
          paths: ['/'],
          preload: { '/': [`${origin}/a/static/js/home.js`] },
          texts: { en: [`${origin}/a/static/js/texts-en.js`] },
          server: { file: `${origin}/a/server.js`, integrity: 'sha256-of-server-a' },
          releasedAt: at,
        },
      },
    })
    expect(parseRegistry(formatRegistry(registry))).toEqual(registry)
  })

  it('keeps the last five, the newest last', () => {
    const registry = released('a', 'b', 'c', 'd', 'e', 'f')
    expect(versions(registry)).toBe('bcdef')
    expect(droppedVersions(released('a', 'b', 'c', 'd', 'e'), registry, name)).toEqual(['a'])
  })

  it('keeps a version that was live until now, however old', () => {
    const back = withRollback(released('a', 'b', 'c', 'd', 'e'), { name, version: 'a', at: later })
    const next = withRelease(back, { name, release: aRelease('f'), origin, at: later })
    expect(versions(next)).toBe('acdef')
    expect(droppedVersions(back, next, name)).toEqual(['b'])
  })

  it('keeps a version that was live before a rollback was undone', () => {
    const back = withRollback(released('a', 'b', 'c', 'd', 'e'), { name, version: 'a', at: later })
    const forth = withRollback(back, { name, version: 'e', at: later })
    const next = withRelease(forth, { name, release: aRelease('f'), origin, at: later })
    expect(versions(next)).toBe('acdef')
  })

  it('counts a version that is released again as the newest, and keeps its release date', () => {
    const release = aRelease('a')
    const registry = withRelease(released('a', 'b'), { name, release, origin, at: later })
    expect(versions(registry)).toBe('ba')
    expect(browse(registry)).toMatchObject({
      current: 'a',
      since: later,
      releases: { a: { releasedAt: at } },
    })
  })

  it('changes nothing when the version is already live', () => {
    const registry = released('a')
    const again = withRelease(registry, { name, release: aRelease('a'), origin, at: later })
    expect(again).toBe(registry)
  })

  it('ends a canary, and does not change other remotes', () => {
    const before = withCanary(released('a', 'b'), { name, version: 'a', percent: 5 })
    const other = withRelease(before, { name: 'post', release: aRelease('x'), origin, at })
    const after = withRelease(other, { name, release: aRelease('c'), origin, at })
    expect(browse(after)).not.toHaveProperty('canary')
    expect(after.remotes['post']).toBe(other.remotes['post'])
  })
})

describe('withRollback', () => {
  it('gives visitors the release before the current one, and ends a canary', () => {
    const registry = withCanary(released('a', 'b', 'c'), { name, version: 'a', percent: 5 })
    const back = withRollback(registry, { name, at: later })
    expect(browse(back)).toMatchObject({ current: 'b', since: later })
    expect(browse(back)).not.toHaveProperty('canary')
    expect(browse(withRollback(back, { name, at: later }))?.current).toBe('a')
  })

  it('never leads back to a version that was rolled back, unless it is named or released again', () => {
    const times = ['10', '11', '12', '13'].map((hour) => `2026-11-21T${hour}:30:00.000Z`)
    const publish = (registry: Registry, version: string, time = at) =>
      withRelease(registry, { name, release: aRelease(version), origin, at: time })
    const bad = publish(publish(released('a'), 'good', times[0]), 'bad', times[1])
    const back = withRollback(bad, { name, at: times[2] ?? at })
    const backAgain = withRollback(publish(back, 'worse', times[3]), { name, at: later })
    expect(browse(back)?.current).toBe('good')
    expect(browse(backAgain)?.current).toBe('good')
    expect(browse(withRollback(backAgain, { name, at: later }))?.current).toBe('a')
    const named = withRollback(backAgain, { name, version: 'bad', at: later })
    expect(browse(named)?.releases['bad']).not.toHaveProperty('rolledBack')
    expect(browse(publish(backAgain, 'bad'))?.releases['bad']).not.toHaveProperty('rolledBack')
  })

  it('gives visitors the named version, older or newer', () => {
    const back = withRollback(released('a', 'b'), { name, at })
    expect(browse(withRollback(back, { name, version: 'b', at }))?.current).toBe('b')
  })

  it.each([
    ['there is no earlier one', { name, at }, 'no version of browse before a'],
    ['it is not registered', { name, version: 'z', at }, 'there are: a'],
    ['it is the name of an inherited property', { name, version: 'toString', at }, 'there are: a'],
    ['no release of the remote is', { name: 'post', at }, 'Nothing of post'],
  ])('refuses when %s', (_what, options, message) => {
    expect(() => withRollback(released('a'), options)).toThrow(message)
  })
})

describe('withWithdrawal', () => {
  const withdraw = (registry: Registry, version: string) =>
    withWithdrawal(registry, { name, version, at: later })

  it('removes a version, and the canary with it', () => {
    const registry = withCanary(released('a', 'b', 'c'), { name, version: 'a', percent: 5 })
    const other = withdraw(registry, 'b')
    expect(browse(other)).toMatchObject({ current: 'c', since: at, withdrawn: ['b'] })
    expect(browse(other)?.canary).toEqual({ version: 'a', percent: 5 })
    const both = withdraw(other, 'a')
    expect(browse(both)).toMatchObject({ current: 'c', since: at, withdrawn: ['b', 'a'] })
    expect(browse(both)).not.toHaveProperty('canary')
    expect(versions(both)).toBe('c')
  })

  it('gives visitors of the live version the one before', () => {
    const after = withdraw(released('a', 'b', 'c'), 'c')
    expect(browse(after)).toMatchObject({ current: 'b', since: later, withdrawn: ['c'] })
    expect(versions(after)).toBe('ab')
  })

  it('skips versions that one of the last shells cannot host, or that were withdrawn', () => {
    const shells = withShell(released('a'), aShell('s'))
    const release = aRelease('b', { contract: '3.0.0' })
    const next = withRelease(shells, { name, release, origin, at })
    const last = ['c', 'd'].reduce(
      (registry, version) =>
        withRelease(registry, { name, release: aRelease(version), origin, at }),
      next,
    )
    expect(browse(withdraw(withdraw(last, 'c'), 'd'))?.current).toBe('a')
  })

  it('stays through releases and rollbacks, and refuses to be released again', () => {
    const after = withdraw(released('a', 'b', 'c'), 'c')
    const next = withRelease(after, { name, release: aRelease('d'), origin, at })
    const back = withRollback(next, { name, at: later })
    expect(browse(back)).toMatchObject({ current: 'b', withdrawn: ['c'] })
    const again = { name, release: aRelease('c'), origin, at }
    expect(() => withRelease(back, again)).toThrow('browse c was withdrawn')
  })

  it.each([
    ['there is no version before the live one', 'a', 'no version before it'],
    ['it is not registered', 'z', 'there are: a'],
  ])('refuses when %s', (_what, version, message) => {
    expect(() => withdraw(released('a'), version)).toThrow(message)
  })
})

describe('withPreview', () => {
  const preview = (registry: Registry, ...added: readonly string[]) =>
    added.reduce(
      (before, version) => withPreview(before, { name, release: aRelease(version), origin, at }),
      registry,
    )

  it('registers a release that no visitor gets, and to which no rollback leads', () => {
    const source = { commit: '1a2b', isClean: true, by: 'ada' }
    const before = released('a', 'b')
    const after = withPreview(before, { name, release: aRelease('c'), origin, source, at })
    expect(browse(after)).toMatchObject({ current: 'b', since: at })
    expect(browse(after)?.releases['c']).toMatchObject({ isPreview: true, source, releasedAt: at })
    expect(browse(withRollback(after, { name, at: later }))?.current).toBe('a')
    expect(() => withRollback(after, { name, version: 'c', at })).toThrow('promote it')
    const withdrawn = withWithdrawal(after, { name, version: 'b', at: later })
    expect(browse(withdrawn)?.current).toBe('a')
  })

  it('is nothing to roll back to, even after some visitors had it', () => {
    const canary = withCanary(preview(released('a', 'b'), 'c'), { name, version: 'c', percent: 5 })
    const next = withRelease(canary, { name, release: aRelease('d'), origin, at: later })
    expect(browse(withRollback(next, { name, at: later }))?.current).toBe('b')
  })

  it('changes nothing when the version is registered', () => {
    const registry = released('a', 'b')
    expect(preview(registry, 'a')).toBe(registry)
  })

  it('keeps five previews besides the canary, and all releases', () => {
    const canary = withCanary(preview(released('a', 'b'), 'c'), { name, version: 'c', percent: 5 })
    const registry = preview(canary, 'd', 'e', 'f', 'g', 'h', 'i')
    expect(versions(registry)).toBe('abcefghi')
    expect(browse(registry)?.canary).toEqual({ version: 'c', percent: 5 })
    const next = withRelease(registry, { name, release: aRelease('j'), origin, at: later })
    expect(versions(next)).toBe('abcefghij')
  })

  it('refuses a first release and a withdrawn one', () => {
    expect(() => preview(emptyRegistry, 'a')).toThrow('Nothing of browse')
    const after = withWithdrawal(released('a', 'b'), { name, version: 'b', at })
    expect(() => preview(after, 'b')).toThrow('was withdrawn')
  })

  it('goes live by a release of the same version', () => {
    const after = withRelease(preview(released('a'), 'b'), {
      name,
      release: aRelease('b'),
      origin,
      at: later,
    })
    expect(browse(after)?.current).toBe('b')
    expect(browse(after)?.releases['b']).not.toHaveProperty('isPreview')
  })

  describe('withPromotion', () => {
    const promote = (registry: Registry, version?: string) =>
      withPromotion(registry, { name, version, at: later })

    it('gives every visitor the newest preview, or the canary, or the named version', () => {
      const registry = preview(released('a'), 'b', 'c')
      const newest = promote(registry)
      expect(browse(newest)).toMatchObject({ current: 'c', since: later })
      expect(browse(newest)?.releases['c']).not.toHaveProperty('isPreview')
      expect(browse(withRollback(newest, { name, at: later }))?.current).toBe('a')
      const canary = withCanary(registry, { name, version: 'b', percent: 5 })
      expect(browse(promote(canary))?.current).toBe('b')
      expect(browse(promote(canary))).not.toHaveProperty('canary')
      expect(browse(promote(canary, 'c'))?.current).toBe('c')
    })

    it('keeps the last five releases', () => {
      const after = promote(preview(released('a', 'b', 'c', 'd', 'e'), 'f'))
      expect(versions(after)).toBe('bcdef')
    })

    it('refuses a release that does not exist, or that the last shell cannot host', () => {
      expect(() => promote(released('a'))).toThrow('neither a canary nor a preview')
      expect(() => promote(released('a'), 'z')).toThrow('there are: a')
      const release = aRelease('b', { contract: '2.5.0' })
      const newer = withPreview(released('a'), { name, release, origin, at })
      const shells = withShell(newer, aShell('s'))
      expect(() => promote(shells)).toThrow('s (contract 2.0.0)')
      expect(() => withCanary(shells, { name, version: 'b', percent: 5 })).toThrow('s (contract')
    })
  })

  describe('withoutFailedCanary', () => {
    const canary = withCanary(preview(released('a', 'b'), 'c'), { name, version: 'c', percent: 5 })

    it('ends the canary, and no command leads back to it by itself', () => {
      const after = withoutFailedCanary(canary, { name, version: 'c', at: later })
      expect(browse(after)).toMatchObject({ current: 'b', releases: { c: { rolledBack: true } } })
      expect(browse(after)).not.toHaveProperty('canary')
      expect(() => withPromotion(after, { name, at: later })).toThrow('neither a canary')
      expect(browse(withPromotion(after, { name, version: 'c', at: later }))?.current).toBe('c')
    })

    it('changes nothing once another release is the canary', () => {
      expect(withoutFailedCanary(canary, { name, version: 'a', at: later })).toBe(canary)
    })
  })
})

describe('withCanary', () => {
  it('gives a registered version to some visitors, until it is 0 percent', () => {
    const some = withCanary(released('a', 'b'), { name, version: 'a', percent: 5 })
    expect(browse(some)).toMatchObject({ current: 'b', canary: { version: 'a', percent: 5 } })
    const none = withCanary(some, { name, version: 'a', percent: 0 })
    expect(browse(none)).not.toHaveProperty('canary')
  })

  it.each([-1, 101, 2.5, Number.NaN])('refuses %d percent', (percent) => {
    expect(() => withCanary(released('a', 'b'), { name, version: 'a', percent })).toThrow(
      'whole number',
    )
  })
})

describe('withOrigin', () => {
  it('moves every release of a remote when the port of its site changes', () => {
    const moved = withOrigin(released('a', 'b'), name, 'http://localhost:4005')
    expect(browse(moved)?.releases['a']).toMatchObject({
      entry: 'http://localhost:4005/a/remoteEntry.js',
      hashes: { 'http://localhost:4005/a/static/js/home.js': 'sha256-of-home' },
      preload: { '/': ['http://localhost:4005/a/static/js/home.js'] },
      server: { file: 'http://localhost:4005/a/server.js', integrity: 'sha256-of-server-a' },
    })
    expect(withOrigin(moved, name, 'http://localhost:4005')).toBe(moved)
  })
})
