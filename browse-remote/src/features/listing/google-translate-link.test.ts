import { expect, test } from 'vitest'

import { googleTranslateLink } from './google-translate-link.ts'

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

test('a text with signs of addresses, emoji and half of one stays one text', () => {
  const link = googleTranslateLink('50% & #1?\nev 🏠 \uD83C', 'tr', 'en')
  expect(link).toMatch(/^https:\/\/translate\.google\.com\/\?op=translate&sl=tr&tl=en&text=[^&#]*$/)
  expect(textOf(link)).toBe('50% & #1?\nev 🏠 \uFFFD')
})

test('a long text is cut between words, where an address would be too long', () => {
  const text = 'квартира '.repeat(500)
  const link = googleTranslateLink(text, 'ru', 'tr')
  expect(link.length).toBeLessThanOrEqual(6000)
  expect(link.length).toBeGreaterThan(5900)
  expect(textOf(link).replaceAll('квартира ', '')).toBe('')
})
