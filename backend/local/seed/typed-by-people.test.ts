import { findWithOtherWords } from '@adamarket/shared/domain/search/other-words.ts'
import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import { findListings } from '@adamarket/shared/domain/search/find-listings.ts'
import { relaxedSearches, widestSearches } from '@adamarket/shared/domain/search/relax-search.ts'
import { searchInIndex } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { textsOf } from '@adamarket/shared/domain/search/search-query.ts'
import { mayBeUnderstood } from '@adamarket/shared/domain/search/typed/may-be-understood.ts'
import { understandText } from '@adamarket/shared/domain/search/typed/understand-text.ts'
import { withTranslation, wordsAsTyped } from '@adamarket/shared/i18n/translate-search.ts'
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

/** What the page shows for a typed text: how many listings, the first one, and the words that were left out. */
async function shownFor(typed: string): Promise<string> {
  const translated = withTranslation({ text: typed, location: 'All' })
  const [text = ''] = textsOf(translated)
  const understood = mayBeUnderstood(text) ? understandText(text) : undefined
  const query: SearchQuery = understood ? { location: 'All', ...understood } : translated
  const titles = await titlesOf(query)
  if (titles.length > 0) return `${titles.length}: ${titles[0]}`
  const find = async (other: string) => {
    const found = await titlesOf({ ...query, text: other })
    return found.length > 0 ? found : undefined
  }
  const other = await findWithOtherWords(understood ? understood.text : text, {
    find,
    occurs: async (word) => (await find(word)) !== undefined,
    hasFilters: understood !== undefined,
  })
  if (!other) return await offeredFor(query)
  const { found, dropped } = other
  const without = dropped.length > 0 ? `, without ${wordsAsTyped(typed, dropped).join(', ')}` : ''
  return `${found.length}: ${found[0]}${without}`
}

/** The first search that the page offers where nothing is found. */
async function offeredFor(query: SearchQuery): Promise<string> {
  for (const { query: relaxed, changed } of [...relaxedSearches(query), ...widestSearches(query)]) {
    // Each is counted before it is offered.
    const titles = await titlesOf(relaxed)
    if (titles.length > 0) return `offers ${changed}, ${titles.length}: ${titles[0]}`
  }
  // The page then links to all of them.
  return 'offers all listings'
}

// The sentences are what people ask for, written before the words that find something for them.
describe.each(Object.entries(sentences))('typed by people in %s', (_language, table) => {
  it.each(Object.entries(table))('%s finds among the seeded listings %s', async (typed, shown) => {
    expect(await shownFor(typed)).toBe(shown)
  })
})
