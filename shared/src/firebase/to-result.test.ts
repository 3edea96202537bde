import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { failed } from '#testing/failed.ts'

import { toResult } from './to-result.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a request without an answer in time is unavailable', async () => {
  const outcome = toResult(() => new Promise<never>(() => undefined))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await outcome).toMatchObject(failed('unavailable'))
})

it('a request that fails at once needs no time limit', async () => {
  expect(await toResult(() => Promise.reject(new Error('no')))).toMatchObject(failed('unexpected'))
  expect(vi.getTimerCount()).toBe(0)
})
