import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { untilStalled } from './stall-limit.ts'
import { TimeLimitError } from './time-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function anUpload() {
  let tell = (_state: string) => {}
  let finish = () => {}
  const end = new Promise<void>((resolve) => {
    finish = resolve
  })
  const cancel = vi.fn(() => true)
  const on = (_event: 'state_changed', next: (snapshot: { state: string }) => void) => {
    tell = (state) => next({ state })
  }
  const onQuiet = vi.fn()
  const outcome = untilStalled({ on, cancel }, end, onQuiet)
  outcome.catch(() => undefined)
  return { tell: (state: string) => tell(state), finish: () => finish(), cancel, onQuiet, outcome }
}

it('cancels an upload without progress for half a minute', async () => {
  const { outcome, cancel } = anUpload()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(outcome).rejects.toThrow(TimeLimitError)
  expect(cancel).toHaveBeenCalledOnce()
})

it('does not limit an upload that makes progress', async () => {
  const { tell, finish, outcome, cancel } = anUpload()
  await vi.advanceTimersByTimeAsync(20_000)
  tell('running')
  await vi.advanceTimersByTimeAsync(20_000)
  finish()
  await expect(outcome).resolves.toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(cancel).not.toHaveBeenCalled()
})

it('reports 4 s without progress', async () => {
  const { tell, onQuiet } = anUpload()
  await vi.advanceTimersByTimeAsync(3_900)
  tell('running')
  await vi.advanceTimersByTimeAsync(3_900)
  expect(onQuiet).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(onQuiet).toHaveBeenCalledOnce()
})

it('does not count a pause', async () => {
  const { tell, cancel } = anUpload()
  tell('paused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(cancel).not.toHaveBeenCalled()
  tell('running')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(cancel).toHaveBeenCalledOnce()
})
