import { afterEach, expect, it, vi } from 'vitest'

import { showTexts } from './text-updates.mjs'

afterEach(() => vi.unstubAllGlobals())

it('changed texts replace those on a page, and the page is rendered again', () => {
  const dispatchEvent = vi.fn()
  vi.stubGlobal('window', { dispatchEvent })
  vi.stubGlobal('history', { state: { key: 'a' } })
  vi.stubGlobal('PopStateEvent', Event)
  const home = { heading: 'Buy', gone: 'No more', count: [['plural'], 1] }
  const shown = { home }
  showTexts(shown, { home: { heading: 'Buy and sell', count: [['plural'], 2], added: 'New' } })
  expect(shown.home).toBe(home)
  expect(home).toEqual({ heading: 'Buy and sell', count: [['plural'], 2], added: 'New' })
  expect(dispatchEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'popstate' }),
  )
})
