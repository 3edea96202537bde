import { expect, it } from 'vitest'

import { sampleSeed } from './sample-seed.ts'
import { attackSequences } from './sequences/attack-sequences.ts'

it('random programs break no promise', { timeout: 240_000 }, async () => {
  const sample = { programs: 2, seed: sampleSeed }
  const outcome = await attackSequences('demo-sequences', sample, () => {})
  expect(outcome.failure).toBeUndefined()
  expect(outcome.programs).toBe(2)
})
