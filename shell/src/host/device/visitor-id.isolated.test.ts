import { beforeEach, expect, it, vi } from 'vitest'

import { visitorId } from './visitor-id.ts'

beforeEach(() => localStorage.clear())

it('is the same on every visit of this device', async () => {
  const first = visitorId()
  expect(visitorId()).toBe(first)
  vi.resetModules()
  const { visitorId: ofTheNextVisit } = await import('./visitor-id.ts')
  expect(ofTheNextVisit()).toBe(first)
})

it('exists in a browser that has no crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(visitorId()).toMatch(/^[\da-f-]{36}$/)
})

it('differs between devices', () => {
  const first = visitorId()
  localStorage.clear()
  expect(visitorId()).not.toBe(first)
})

it('lasts as long as the page where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(visitorId()).toBe(visitorId())
})
