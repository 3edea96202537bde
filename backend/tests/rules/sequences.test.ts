import { triesOf } from '@adamarket/shared/testing/tries-of.ts'
import { expect, it } from 'vitest'

import { attackSequences } from './sequences/attack-sequences.ts'

it('random programs break no promise', { timeout: 60 * 60_000 }, async () => {
  const { numRuns: programs, seed } = triesOf(2)
  const outcome = await attackSequences('demo-sequences', { programs, seed })
  expect(outcome.failure).toBeUndefined()
  expect(outcome.programs).toBe(programs)
})
