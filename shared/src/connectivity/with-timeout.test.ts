import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { timeoutSignal, withTimeout } from './with-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<never>(() => undefined)

it('resolves to the fallback when the work takes too long', async () => {
  const outcome = withTimeout(never, 1_000, () => 'late')
  await vi.advanceTimersByTimeAsync(999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('late')
})

it('rejects with the error that onTimeout throws', async () => {
  const outcome = withTimeout(never, 1_000, () => {
    throw new Error('No answer')
  })
  outcome.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(outcome).rejects.toThrow('No answer')
})

it('settles like the work when it is in time, and leaves no timer behind', async () => {
  const onTimeout = vi.fn()
  expect(await withTimeout(Promise.resolve('a page'), 1_000, onTimeout)).toBe('a page')
  const failing = withTimeout(Promise.reject(new Error('gone')), 1_000, onTimeout)
  await expect(failing).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
  expect(onTimeout).not.toHaveBeenCalled()
})

it('a signal is aborted after its time, also in a browser without AbortSignal.timeout', () => {
  vi.stubGlobal('AbortSignal', undefined)
  const signal = timeoutSignal(1_000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  vi.unstubAllGlobals()
})
