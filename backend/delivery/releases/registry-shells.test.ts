import { describe, expect, it } from 'vitest'

import { aRelease, aShell } from '#tests/releases/a-release.ts'

import { withRelease } from './registry-changes.ts'
import {
  earlierShell,
  liveShell,
  refuseBreak,
  withEarlierShell,
  withShell,
} from './registry-shells.ts'
import { emptyRegistry } from './registry.ts'

const released = withRelease(emptyRegistry, {
  name: 'browse',
  release: aRelease('a'),
  origin: 'http://localhost:3005',
  at: '2026-11-21T12:00:00.000Z',
})

describe('earlierShell', () => {
  const shells = ['s1', 's2', 's3'].reduce(
    (registry, version) => withShell(registry, aShell(version)),
    released,
  )

  it('goes back step by step, and to a named one', () => {
    expect(earlierShell(shells).version).toBe('s2')
    const back = withEarlierShell(shells, 's2')
    expect(liveShell(back)?.version).toBe('s2')
    expect(earlierShell(back).version).toBe('s1')
    expect(earlierShell(back, 's3').version).toBe('s3')
    expect(back.remotes).toBe(shells.remotes)
  })

  it('goes back to the server.js of that shell', () => {
    const served = { file: '/server.js', integrity: 'sha256-of-server-s1' }
    expect(liveShell(withEarlierShell(shells, 's1'))?.server).toEqual(served)
  })

  it('keeps the shell that visitors had until the next release', () => {
    const next = withShell(withEarlierShell(shells, 's1'), aShell('s4'))
    expect(next.shells?.map(({ version }) => version)).toEqual(['s3', 's1', 's4'])
    expect(liveShell(next)?.version).toBe('s4')
  })

  it('refuses a shell that does not exist, or that can host no release of a remote', () => {
    expect(() => earlierShell(withEarlierShell(shells, 's1'))).toThrow('no shell before s1')
    expect(() => earlierShell(shells, 's9')).toThrow('there are: s1, s2, s3')
    const old = withShell(withShell(released, aShell('old', '1.0.0')), aShell('new'))
    expect(() => earlierShell(old)).toThrow('can host no release of browse')
  })
})

describe('refuseBreak', () => {
  const shells = [
    aShell('s1', '2.0.0'),
    aShell('s2', '2.1.0'),
    aShell('s3', '2.2.0'),
    aShell('s4', '2.2.0'),
  ]
  const registry = shells.reduce(withShell, emptyRegistry)

  it('checks the last three shells', () => {
    expect(registry.shells?.map(({ version }) => version)).toEqual(['s2', 's3', 's4'])
    expect(withShell(registry, aShell('s4', '2.2.0'))).toBe(registry)
  })

  it.each(['2.0.0', '2.1.0', '2.1.7'])('accepts a release for contract %s', (contract) => {
    expect(() => refuseBreak(registry, 'browse', aRelease('a', { contract }))).not.toThrow()
  })

  it.each([
    ['2.2.0', 's2'],
    ['2.3.0', 's2 (contract 2.1.0), s3 (contract 2.2.0), s4 (contract 2.2.0)'],
    ['3.0.0', 's2 (contract 2.1.0), s3'],
  ])(
    'refuses a release for contract %s and names the shells that cannot host it',
    (contract, named) => {
      expect(() => refuseBreak(registry, 'browse', aRelease('a', { contract }))).toThrow(named)
    },
  )
})
