import { quietMs } from '@adamarket/shared/ui/when-idle.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepForOffline } from './keep-for-offline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A browser without service workers. */
async function keep() {
  const keepDocuments = vi.fn(async () => undefined)
  const kept = keepForOffline(keepDocuments, () => undefined)
  await vi.advanceTimersByTimeAsync(quietMs - 1)
  expect(keepDocuments).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  await kept
  return keepDocuments
}

it('keeps what was read once the page has been there for a while', async () => {
  expect(await keep()).toHaveBeenCalledOnce()
})

it('keeps no documents for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  expect(await keep()).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})
