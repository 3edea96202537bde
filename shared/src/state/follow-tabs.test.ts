import { afterEach, expect, it, vi } from 'vitest'

import { followStored, openTabsChannel } from './follow-tabs.ts'

/** Channels that pass on messages at once; `open` are those that are not closed. */
function stubChannels() {
  const open = new Set<EventTarget>()
  class Channel extends EventTarget {
    constructor() {
      super()
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const one of open) {
        if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }))
      }
    }
    close() {
      open.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  return open
}

const leave = () => window.dispatchEvent(new Event('pagehide'))
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

it('tells other tabs, and not its own', () => {
  stubChannels()
  const [one, other] = [openTabsChannel('test'), openTabsChannel('test')]
  const [callback, otherCallback] = [vi.fn(), vi.fn()]
  one.follow(callback)
  other.follow(otherCallback)
  one.tell({ text: 'boat' })
  expect(otherCallback).toHaveBeenCalledExactlyOnceWith({ text: 'boat' })
  expect(callback).not.toHaveBeenCalled()
})

it('keeps no channel open while the page is left, so that the browser can keep the page', () => {
  const open = stubChannels()
  const [one, other] = [openTabsChannel('test'), openTabsChannel('test')]
  const callback = vi.fn()
  other.follow(callback)
  leave()
  expect(open.size).toBe(0)
  comeBack()
  one.tell({ text: 'boat' })
  expect(callback).toHaveBeenCalledOnce()
})

it('does nothing in a browser without channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => openTabsChannel('test').tell({ text: 'boat' })).not.toThrow()
})

it('calls back for the keys that are followed, and when all are removed, until it is stopped', () => {
  const callback = vi.fn()
  const stop = followStored((key) => key === 'favourites', callback)
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  change('theme')
  expect(callback).not.toHaveBeenCalled()
  change('favourites')
  change(null)
  expect(callback).toHaveBeenCalledTimes(2)
  stop()
  change('favourites')
  expect(callback).toHaveBeenCalledTimes(2)
})
