import { expect, it } from 'vitest'

import { countOutput } from '#checks/count.mjs'

import { describeRounds } from './summary.mjs'

it('lists each test that failed, the most frequent first, once for each round', () => {
  const rounds = [
    { failed: ['a.spec.ts: one'], count: 3 },
    { failed: [], count: 3 },
    { failed: ['b.spec.ts: two', 'b.spec.ts: two'], count: 3 },
    { failed: ['b.spec.ts: two'], count: 3 },
  ]
  expect(describeRounds(rounds)).toBe(
    '2 of 4  b.spec.ts: two\n1 of 4  a.spec.ts: one\n\n8 passed, 4 failed',
  )
})

it('ends with what nightly counts', () => {
  const output = describeRounds([
    { failed: [], count: 42 },
    { failed: [], count: 42 },
  ])
  expect(countOutput({ code: 0, output })).toMatchObject({ passed: 84, failed: 0 })
})
