import { expect, test, vi } from 'vitest'

import { storeLanguage, storedLanguage } from './stored-language.ts'

test.each([
  [['tr-CY', 'en'], 'tr'],
  [['de-DE', 'tr', 'en'], 'tr'],
  [['en-GB', 'tr'], 'en'],
  [['fr', 'de'], 'en'],
  [['fr', 'ru-KZ', 'en'], 'ru'],
  [[], 'en'],
] as const)('a first visit by a browser that prefers %j is in %s', (preferred, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  expect(storedLanguage()).toBe(language)
})

test('a chosen language is stored', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr'])
  storeLanguage('en')
  expect(storedLanguage()).toBe('en')
})

test('the language of the address takes precedence over a chosen one', () => {
  storeLanguage('en')
  window.history.replaceState({}, '', '/search?query=car&lang=tr')
  expect(storedLanguage()).toBe('tr')
  window.history.replaceState({}, '', '/?lang=ru')
  expect(storedLanguage()).toBe('ru')
  window.history.replaceState({}, '', '/search?lang=de')
  expect(storedLanguage()).toBe('en')
})

test('choosing a language removes the language of the address', () => {
  window.history.replaceState({}, '', '/search?query=car&lang=en')
  storeLanguage('tr')
  expect(storedLanguage()).toBe('tr')
  expect(window.location.search).toBe('?query=car')
})

test('a chosen language is sent to the server, in browsers with a cookie store', () => {
  const set = vi.fn(() => Promise.reject(new Error('cookies are blocked')))
  vi.stubGlobal('cookieStore', { set })
  storeLanguage('tr')
  expect(set).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: '__session', value: 'tr', sameSite: 'lax' }),
  )
  vi.stubGlobal('cookieStore', undefined)
  storeLanguage('en')
  expect(storedLanguage()).toBe('en')
})
