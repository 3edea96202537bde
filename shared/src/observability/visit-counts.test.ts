import { expect, it } from 'vitest'

import type { RemoteLoad, TelemetryEvent } from './telemetry-event.ts'
import { countVisit } from './visit-counts.ts'

const browse = { remote: 'browse', version: '1' }

const load = (changes: Partial<RemoteLoad> = {}): TelemetryEvent => ({
  type: 'remote-load',
  phase: 'route',
  duration: 5,
  outcome: 'loaded',
  ...browse,
  ...changes,
})
const vital = (name: string, value: number): TelemetryEvent => ({
  type: 'web-vital',
  name,
  value,
  rating: 'good',
})
const problem = (details: Readonly<Record<string, string | number>>): TelemetryEvent => ({
  type: 'problem',
  what: 'A remote could not be loaded',
  cause: 'Error: broken',
  details,
})

/** What is counted of a visit with these events, whose first page belongs to browse. */
function counted(...events: readonly TelemetryEvent[]) {
  return events.flatMap(countVisit(() => browse))
}

it('counts a visit of a release once, however many of its parts load', () => {
  const account = { remote: 'account', version: '2' }
  expect(counted(load({ phase: 'module' }), load(), load(account), load({ version: '2' }))).toEqual(
    [
      { what: 'visit', ...browse },
      { what: 'visit', ...account },
      { what: 'visit', ...browse, version: '2' },
    ],
  )
})

it('counts a failure once, also when the visitor retries and it loads in the end', () => {
  const failed = load({ outcome: 'failed' })
  expect(counted(failed, failed, load(), failed)).toEqual([
    { what: 'visit', ...browse },
    { what: 'failure', ...browse },
  ])
})

it('counts a page that crashed after it had loaded as a failure', () => {
  expect(counted(load(), load({ phase: 'render', outcome: 'failed' }))).toContainEqual({
    what: 'failure',
    ...browse,
  })
})

it('counts problems of a release once, and none that belong to no release', () => {
  const own = problem({ name: 'browse', version: '1', attempt: 2 })
  expect(counted(problem({ language: 'tr' }), problem({ name: 'browse' }), own, own)).toEqual([
    { what: 'visit', ...browse },
    { what: 'error', ...browse },
  ])
})

it('counts web vitals for the release of the first page, by their first value', () => {
  expect(
    counted(vital('LCP', 1200), vital('TTFB', 80), vital('CLS', 0.01), vital('CLS', 0.2)),
  ).toEqual([
    { what: 'LCP', value: 1200, ...browse },
    { what: 'CLS', value: 0.01, ...browse },
  ])
  expect([vital('LCP', 1200)].flatMap(countVisit(() => undefined))).toEqual([])
})

it.each(['registry', 'container'] as const)('does not count a %s by itself', (phase) => {
  expect(counted(load({ phase, outcome: 'failed' }))).toEqual([])
})
