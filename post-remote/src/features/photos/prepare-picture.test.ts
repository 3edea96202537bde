import { afterEach, expect, it, vi } from 'vitest'

import { createPicturePreparer } from './prepare-picture.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('ends a picture that the browser never finishes to decode, and goes on with the next one', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'createImageBitmap',
    vi
      .fn<() => Promise<ImageBitmap>>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockRejectedValue(new DOMException('It is no picture', 'InvalidStateError')),
  )
  const { prepare } = createPicturePreparer()
  const first = prepare(new Blob(['huge']), 0)
  const second = prepare(new Blob(['text']), 0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await first).toEqual({ ok: false, error: 'unreadable' })
  expect(await second).toEqual({ ok: false, error: 'broken' })
})
