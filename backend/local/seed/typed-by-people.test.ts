import { correctText } from '@adamarket/shared/domain/search/correct-text.ts'
import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import { findListings } from '@adamarket/shared/domain/search/find-listings.ts'
import { searchInIndex } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { textsOf } from '@adamarket/shared/domain/search/search-query.ts'
import { understandText } from '@adamarket/shared/domain/search/typed/understand-text.ts'
import { withTranslation } from '@adamarket/shared/i18n/translate-search.ts'
import { simulateIndex } from '@adamarket/shared/testing/simulated-index.ts'
import { describe, expect, it } from 'vitest'

import { allListings, toDocument } from './all-listings.ts'
import sentences from './typed-by-people.json'

const now = new Date('2026-03-01T12:00:00.000Z')

const listings = allListings.flatMap((listing) => {
  const decoded = decodeListing(listing.id, toDocument(listing, [], now))
  return decoded.ok ? [decoded.value] : []
})

const readIndex = simulateIndex(listings)

/** The titles that a search shows: the rule finds the same as the index, in the same order. */
async function titlesOf(query: SearchQuery): Promise<readonly string[]> {
  const page = await searchInIndex(readIndex, query, { limit: listings.length })
  if (!page.ok) throw page.error.cause
  const titles = page.value.listings.map(({ title }) => title)
  expect(findListings(listings, query).map(({ title }) => title)).toEqual(titles)
  return titles
}

/** What the page shows for a typed text: how many listings, and the first one. */
async function shownFor(typed: string): Promise<string> {
  const translated = withTranslation({ text: typed, location: 'All' })
  const understood = understandText(textsOf(translated)[0] ?? '')
  const query: SearchQuery = understood ? { location: 'All', ...understood } : translated
  const titles = await titlesOf(query)
  if (titles.length > 0) return `${titles.length}: ${titles[0]}`
  const corrected = correctText(query.text)
  const found = corrected === undefined ? [] : await titlesOf({ ...query, text: corrected })
  return found.length > 0 ? `${found.length}: ${found[0]}` : 'nothing'
}

// The sentences are what people ask for, written before the words that find something for them.
describe.each(Object.entries(sentences))('typed by people in %s', (_language, table) => {
  it.each(Object.entries(table))('%s finds among the seeded listings %s', async (typed, shown) => {
    expect(await shownFor(typed)).toBe(shown)
  })
})
