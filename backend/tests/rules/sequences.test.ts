import { expect, it } from 'vitest'

import { attackSequences } from './sequences/attack-sequences.ts'

// A different sample each time; `npm run ops -- attack --seed <seed>` repeats it in full.
const seed = Date.now() % 2 ** 31

it(`random programs break no promise, seed ${seed}`, { timeout: 240_000 }, async () => {
  const outcome = await attackSequences('demo-sequences', { programs: 4, seed }, () => {})
  expect(outcome.failure).toBeUndefined()
  expect(outcome.programs).toBe(4)
})
