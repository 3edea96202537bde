import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { callWhenLoaded } from './call-when-loaded.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Target = { readonly read: () => Promise<Result<string, AppError>> }

function over(get: () => Promise<Target>) {
  const check = vi.fn(async () => true)
  return { check, read: callWhenLoaded({ get }, { check })(({ read }) => read) }
}

it('checks the connection when code fails to load, or a request gets no answer', async () => {
  const withoutCode = over(() => Promise.reject(new Error('Loading chunk failed')))
  expect(await withoutCode.read()).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  expect(withoutCode.check).toHaveBeenCalledOnce()

  const unavailable = err({ kind: 'unavailable', cause: 'no answer' } as const)
  const unanswered = over(async () => ({ read: async () => unavailable }))
  expect(await unanswered.read()).toEqual(unavailable)
  expect(unanswered.check).toHaveBeenCalledOnce()
})

it.each([ok('there'), err({ kind: 'permission-denied', cause: 'the rules' } as const)])(
  'does not check it when the backend answered: %o',
  async (answer) => {
    const { check, read } = over(async () => ({ read: async () => answer }))
    expect(await read()).toEqual(answer)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(check).not.toHaveBeenCalled()
  },
)

it('checks the connection when an answer takes more than 3 s', async () => {
  const { check, read } = over(async () => ({ read: () => new Promise(() => undefined) }))
  void read()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(check).toHaveBeenCalledOnce()
})
