import { afterEach, expect, test, vi } from 'vitest'

import { keepLanguage, keptLanguage } from '#host/kept-language.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [['tr-CY', 'en'], 'tr'],
  [['de-DE', 'tr', 'en'], 'tr'],
  [['en-GB', 'tr'], 'en'],
  [['ru', 'de'], 'en'],
  [[], 'en'],
] as const)('a first visit by a browser that prefers %j is in %s', (preferred, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  expect(keptLanguage()).toBe(language)
})

test('a language that was chosen stays', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr'])
  keepLanguage('en')
  expect(keptLanguage()).toBe('en')
})
