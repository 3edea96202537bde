import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

import { addPopovers } from './popovers.ts'

// Pages are lazy, and a busy machine may be slow to load one: slow is not failed, unless failures are expected.
configure({
  asyncUtilTimeout: Number(process.env['TEST_WAIT_MS'] ?? 60_000),
  // React drops what an event has left suspended, such as a page whose code is loading, unless its `act` is awaited.
  eventWrapper: (dispatch) => {
    let result: unknown
    void act<unknown>(() => {
      result = dispatch()
    }).then(() => undefined)
    return result
  },
})

addPopovers()
afterEach(() => {
  cleanup()
  // The tests of a worker share one window, and visitors of different tests share nothing.
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  window.scrollTo(0, 0)
  document.head.replaceChildren()
  document.body.replaceChildren()
})
// Vitest aborts pending imports after a file, and the next file would find them broken.
afterAll(() => vi.dynamicImportSettled())

// happy-dom loads no pictures, and calls each complete: a browser would mean that it failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', {
  configurable: true,
  get: () => false,
})
