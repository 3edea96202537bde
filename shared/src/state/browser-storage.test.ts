import { afterEach, expect, it, vi } from 'vitest'

import { browserStorage } from './browser-storage.ts'

afterEach(() => vi.restoreAllMocks())

it('is the browser’s own', () => {
  expect(browserStorage('localStorage')).toBe(localStorage)
  expect(browserStorage('sessionStorage')).toBe(sessionStorage)
})

it('lasts as long as the page where site data is blocked, and is shared by all callers', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Site data is blocked', 'SecurityError')
  })
  browserStorage('localStorage').setItem('language', 'tr')
  expect(browserStorage('localStorage').getItem('language')).toBe('tr')
  expect(browserStorage('localStorage')).toHaveLength(1)
  browserStorage('localStorage').removeItem('language')
  expect(browserStorage('localStorage').getItem('language')).toBeNull()
})
