import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { pollWhileVisible } from './poll-while-visible.ts'

const show = (visibilityState: DocumentVisibilityState) => {
  Object.assign(document, { visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reads at once, again after a pause, and not any more once it is stopped', () => {
  const read = vi.fn()
  const stop = pollWhileVisible(read)
  expect(read).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(read).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(60_000)
  show('visible')
  expect(read).toHaveBeenCalledTimes(2)
})

it('pauses on a hidden page, and reads as soon as it is visible again', () => {
  const read = vi.fn()
  const stop = pollWhileVisible(read)
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledOnce()
  show('visible')
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})
