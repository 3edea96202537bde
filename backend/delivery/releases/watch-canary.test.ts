import { expect, it } from 'vitest'

import type { Judgement } from './canary-rule.ts'
import { withCanary, withPreview, withRelease } from './registry-changes.ts'
import type { Registry } from './registry.ts'
import { emptyRegistry } from './registry.ts'
import { canaryOf, withJudgement } from './watch-canary.ts'
import { aRelease } from '#tests/releases/a-release.ts'

const at = '2026-11-21T10:20:00.000Z'
const later = '2026-11-21T12:00:00.000Z'
const published = (version: string) => ({
  name: 'browse',
  release: aRelease(version),
  origin: 'https://browse.example',
  at,
})

/** Browse, with b live and c for a tenth of visitors. */
const before: Registry = withCanary(
  withPreview(withRelease(emptyRegistry, published('b')), published('c')),
  { name: 'browse', version: 'c', percent: 10, at },
)

function after(judgement: Omit<Judgement, 'why'>, registry = before) {
  const canary = canaryOf(before, 'browse')
  if (!canary) throw new Error('Browse has no canary')
  return withJudgement(registry, canary, { ...judgement, why: 'for a test' }, later)
}

it('knows when visitors first got the canary, also after its share has grown', () => {
  const raised = after({ action: 'raise', percent: 25 })
  expect(canaryOf(raised, 'browse')).toEqual({
    name: 'browse',
    version: 'c',
    live: 'b',
    percent: 25,
    since: at,
  })
  const again = withCanary(raised, { name: 'browse', version: 'b', percent: 5, at: later })
  expect(canaryOf(again, 'browse')?.since).toBe(later)
})

it('stops a canary, which is then marked as one that failed', () => {
  const { browse } = after({ action: 'stop' }).remotes
  expect(browse).toMatchObject({ current: 'b', releases: { c: { rolledBack: true } } })
  expect(browse).not.toHaveProperty('canary')
})

it('promotes a canary at the end', () => {
  const { browse } = after({ action: 'promote' }).remotes
  expect(browse).toMatchObject({
    current: 'c',
    since: later,
    releases: { b: { liveUntil: later } },
  })
  expect(browse).not.toHaveProperty('canary')
})

it('changes nothing while it waits, or when someone was faster', () => {
  expect(after({ action: 'wait' })).toBe(before)
  const share = withCanary(before, { name: 'browse', version: 'c', percent: 60, at: later })
  const other = withCanary(before, { name: 'browse', version: 'b', percent: 10, at: later })
  const released = withRelease(before, published('d'))
  for (const registry of [share, other, released]) {
    expect(after({ action: 'promote' }, registry)).toBe(registry)
    expect(after({ action: 'stop' }, registry)).toBe(registry)
  }
})

it('has nothing to watch without a canary', () => {
  expect(canaryOf(emptyRegistry, 'browse')).toBeUndefined()
})
