import { afterEach, describe, expect, it, vi } from 'vitest'

import { correctText } from '#domain/search/correct-text.ts'
import { findListings } from '#domain/search/find-listings.ts'
import { findMatches } from '#domain/search/find-matches.ts'
import { keysOfSearch } from '#domain/search/search-keys.ts'
import { parseSearchQuery } from '#domain/search/parse-search-query.ts'
import { formatSearchQuery } from '#domain/search/search-query.ts'
import { aListing } from '#testing/a-listing.ts'
import { simulateIndex } from '#testing/simulated-index.ts'

import { countInIndex } from './count-in-index.ts'
import { searchInIndex } from './search-in-index.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const listings = Array.from({ length: 25 }, (_, index) =>
  aListing({ id: `listing-${index}`, title: `${letters} civic honda ${'word '.repeat(20)}` }),
)
const index = simulateIndex(listings)

afterEach(() => void vi.restoreAllMocks())

/** The letters that are folded to show the results of an address, which is nearly all of the work. */
async function workFor(text: string): Promise<number> {
  const params = new URLSearchParams({ query: text, location: text, after: text, rooms: text })
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const query = parseSearchQuery(params)
  await searchInIndex(index, query, { limit: 20 })
  await countInIndex(async () => ({ ok: true, value: 1 }), query)
  findListings(listings, query)
  keysOfSearch(query)
  correctText(query.text)
  for (const { title } of listings) findMatches(title, query.text)
  formatSearchQuery(query)
  const work = normalize.mock.contexts.reduce(
    (sum: number, folded) => sum + String(folded).length,
    0,
  )
  normalize.mockRestore()
  return work
}

describe('the work for an address of 16,000 letters', () => {
  it.each([
    ['words', 'civic honda civic abc word xyz '],
    ['different words', Array.from({ length: 3_000 }, (_, number) => `w${number}`).join(' ')],
    ['letters of the title', `${[...letters].join(' ')} `],
    ['one word', 'a'],
    ['misspelt words', 'hnoda cvic telefno '],
    ['marks', '\u0301'],
    ['letters that fold to eighteen', '\uFDFA'],
    ['halves of letters', '\uD83D'],
  ])('is at most four times as much as for two words: %s', async (_, some) => {
    const plain = await workFor('onda ivic')
    expect((await workFor(some.repeat(16_000).slice(0, 16_000))) / plain).toBeLessThan(4)
  })
})
