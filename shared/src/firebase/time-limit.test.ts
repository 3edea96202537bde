import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { TimeLimitError, withinTimeLimit } from './time-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('ends a read that hangs', async () => {
  const outcome = withinTimeLimit(new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await outcome).toBeInstanceOf(TimeLimitError)
})

it('leaves no timer behind, whatever the outcome', async () => {
  await withinTimeLimit(Promise.resolve(1))
  await expect(withinTimeLimit(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
