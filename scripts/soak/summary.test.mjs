import { expect, it } from 'vitest'

import { describeRounds } from './summary.mjs'

it('lists each test that failed, the most frequent first, once for each round', () => {
  const rounds = [['a.spec.ts: one'], [], ['b.spec.ts: two', 'b.spec.ts: two'], ['b.spec.ts: two']]
  expect(describeRounds(rounds)).toBe('2 of 4  b.spec.ts: two\n1 of 4  a.spec.ts: one')
})

it('says when no test failed', () => {
  expect(describeRounds([[], []])).toBe('0 of 2 rounds had a failed test')
})
