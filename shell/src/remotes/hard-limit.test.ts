import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { hardLimit, withinHardLimit } from '#remotes/hard-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives up what does not come', async () => {
  const outcome = withinHardLimit(new Promise<never>(() => undefined))
  outcome.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(hardLimit)
  await expect(outcome).rejects.toThrow('No answer within 120000 ms')
})

it('hands on what comes, and waits for nothing then', async () => {
  await expect(withinHardLimit(Promise.resolve('a page'))).resolves.toBe('a page')
  expect(vi.getTimerCount()).toBe(0)
})
