import { expect, it, vi } from 'vitest'

import * as functions from '#functions/index.ts'

// Asking a function for its trigger asks for the project as well.
vi.stubEnv('GCLOUD_PROJECT', 'demo')
const callables = Object.entries(functions).filter(
  ([, one]) => Reflect.get(one, '__endpoint').callableTrigger,
)
vi.unstubAllEnvs()

it.each(callables)('%s refuses a caller who is not signed in', async (_, callable) => {
  const data = { listingId: 'civic', uid: 'ayse', outcome: 'removed' }
  const answer = Reflect.apply(Reflect.get(callable, 'run'), callable, [{ data, rawRequest: {} }])
  await expect(answer).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

it('there are functions to call', () => {
  expect(callables.map(([name]) => name)).toContain('readOwnRecords')
})
