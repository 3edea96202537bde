import { expect, it } from 'vitest'

import { behindByMajors, describeBehind, reasonsIn } from './outdated.mjs'

const behind = { name: 'firebase', current: '11.9.0', latest: '13.2.0' }
const published = {
  created: '2014-01-01T00:00:00.000Z',
  '11.9.0': '2025-06-01T00:00:00.000Z',
  '12.0.0-rc.1': '2025-07-01T00:00:00.000Z',
  '12.0.0': '2025-07-17T00:00:00.000Z',
  '11.10.0': '2025-08-01T00:00:00.000Z',
  '13.2.0': '2026-10-30T00:00:00.000Z',
}
const daysLater = (days) => new Date(Date.parse(published['12.0.0']) + days * 86_400_000)

it('lists what is behind by a major release, once', () => {
  const outdated = {
    'firebase@11.9.0': behind,
    'firebase@11.9.0 (dev)': behind,
    '@types/node (dev)': { current: '24.1.0', latest: '26.0.1' },
    sharp: { current: '0.35.0', latest: '0.36.0' },
  }
  expect(behindByMajors(outdated).map(({ name }) => name)).toEqual(['firebase', '@types/node'])
})

it('is behind since the first release of the next major, which may be a while ago', () => {
  const describeAfter = (days) =>
    describeBehind(behind, { published, reason: undefined, now: daysLater(days) })
  expect(describeAfter(90)).toMatchObject({ needsReason: false })
  expect(describeAfter(91)).toEqual({
    text: '✗ firebase 11.9.0, newest 13.2.0, behind since 2025-07-17',
    needsReason: true,
  })
})

it('may be behind for a reason, which is a comment above it', () => {
  const reasons = reasonsIn(`catalog:
  # Needs a browser
  # that is not out.
  firebase: ^11.9.0
  idb-keyval: ^6.3.0
  # Of our Node.
  '@types/node': ^24.1.0
`)
  expect([...reasons]).toEqual([
    ['firebase', 'Needs a browser\nthat is not out.'],
    ['@types/node', 'Of our Node.'],
  ])
  const { text, needsReason } = describeBehind(behind, {
    published,
    reason: reasons.get('firebase'),
    now: daysLater(365),
  })
  expect(needsReason).toBe(false)
  expect(text).toMatch(/^✓ .*2025-07-17: Needs a browser\nthat is not out[.]$/)
})
