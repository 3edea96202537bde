import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { prepareFormats } from './prepare-formats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('loads nothing before the pictures are shown, and then one part after the other', () => {
  const parts = (['Collator', 'NumberFormat', 'DateTimeFormat'] as const).map((part) =>
    vi.spyOn(Intl, part),
  )
  const loaded = () => parts.filter((part) => part.mock.calls.length > 0).length
  prepareFormats()
  vi.advanceTimersToNextFrame()
  expect(loaded()).toBe(0)
  const counts = parts.map(() => {
    vi.advanceTimersToNextTimer()
    return loaded()
  })
  expect(counts).toEqual([1, 2, 3])
})
