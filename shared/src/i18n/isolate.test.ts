import { expect, it } from 'vitest'

import { languages } from '#domain/languages.ts'

import { blockingTexts } from './blocking-texts.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { isolate } from './isolate.ts'
import { joinFacts } from './join-facts.ts'
import { ownListingTexts } from './own-listing-texts.ts'

const title = 'سيارة Honda!'

it('a sentence keeps its order around a text from right to left', () => {
  expect(favouriteTexts('en')('keepNamed', { title })).toBe(`Favourite: \u2068${title}\u2069`)
  expect(favouriteTexts('en')('full', { max: 2 })).toContain(' 2 ')
  // Inside a choice of texts as well.
  expect(blockingTexts('en')('unblockName', { name: title, named: 'yes' })).toBe(
    `Unblock \u2068${title}\u2069`,
  )
})

it('a sentence from right to left keeps its order around numbers and Latin letters', () => {
  const t = favouriteTexts('ar')
  expect(t('keepNamed', { title: 'Honda Civic 2.0' })).toContain('\u2068Honda Civic 2.0\u2069')
  expect(isolate('+90 533 861 23 45', 'rtl')).toBe('\u2068+90 533 861 23 45\u2069')
  expect(isolate('سيارة', 'rtl')).toBe('سيارة')
  // A program that makes a link of it would take the mark after it for a part.
  expect(isolate('https://example.com/1', 'rtl')).toBe('https://example.com/1')
})

it('digits are 0 to 9 in every language', () => {
  for (const language of languages) {
    expect(ownListingTexts(language)('views', { count: 12_345 })).toMatch(/12[,.\s]345/)
  }
})

it('facts in one line keep their order, each in its own direction', () => {
  expect(joinFacts(['2016', '128 GB', undefined, 'جديد'], 'ar')).toBe(
    '\u20682016\u2069 ·\u00a0\u2068128 GB\u2069 ·\u00a0جديد',
  )
  expect(joinFacts(['2016', false, '84,000 km'], 'en')).toBe('2016 ·\u00a084,000 km')
})

it('other texts are unchanged', () => {
  expect(favouriteTexts('en')('keepNamed', { title: 'Honda <b> & "Civic"' })).toBe(
    'Favourite: Honda <b> & "Civic"',
  )
})
