import { expect, it } from 'vitest'

import { aRelease, aShell } from '#tests/releases/a-release.ts'

import { changesBetween, formatEntry, historyEntry, parseEntry } from './history.ts'
import { emptyRegistry } from './registry.ts'
import type { Registry } from './registry.ts'
import { withOrigin } from './registered-release.ts'
import {
  withCanary,
  withoutFailedCanary,
  withPreview,
  withPromotion,
  withRelease,
  withWithdrawal,
} from './registry-changes.ts'
import { withShell } from './registry-shells.ts'

const name = 'browse'
const origin = 'http://localhost:3005'
const at = '2026-11-21T12:00:00.000Z'
const note = { action: 'release', by: 'ada' }
const live = withRelease(emptyRegistry, { name, release: aRelease('a'), origin, at })
const preview = withPreview(live, { name, release: aRelease('b'), origin, at })
const canary = withCanary(preview, { name, version: 'b', percent: 5 })

const steps: readonly (readonly [string, Registry, Registry, readonly string[]])[] = [
  ['a release', emptyRegistry, live, ['browse a is live']],
  ['a preview', live, preview, ['browse b is registered']],
  ['a canary', preview, canary, ['browse b goes to 5 % of visitors']],
  [
    'a larger canary',
    canary,
    withCanary(canary, { name, version: 'b', percent: 20 }),
    ['browse b goes to 20 % of visitors'],
  ],
  [
    'a failed canary',
    canary,
    withoutFailedCanary(canary, { name, version: 'b', at }),
    ['browse b is no canary any more'],
  ],
  ['a promotion', canary, withPromotion(canary, { name, at }), ['browse b is live']],
  [
    'a withdrawal',
    preview,
    withWithdrawal(preview, { name, version: 'b', at }),
    ['browse b is withdrawn'],
  ],
  ['a shell', live, withShell(live, aShell('s')), ['shell s is live']],
]

it.each(steps)('names the effect of %s', (_what, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes)
})

it('has no entry for a move to another port', () => {
  const moved = withOrigin(live, name, 'http://localhost:4005')
  expect(historyEntry(live, moved, note)).toBeUndefined()
})

it('reads what it wrote', () => {
  const entry = historyEntry(emptyRegistry, { ...live, revision: 1 }, { ...note, why: 'first' })
  expect(entry).toMatchObject({ revision: 1, by: 'ada', why: 'first' })
  expect(parseEntry(formatEntry(entry ?? parseEntry('')))).toEqual(entry)
})
