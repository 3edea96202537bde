import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { ratesInCode } from '@adamarket/shared/domain/exchange-rates.ts'
import { knownQueries } from '@adamarket/shared/domain/known-queries.ts'
import { addressToSave } from '@adamarket/shared/domain/saved-search.ts'
import { isFoundBy, keysOfListing, keysOfSearch } from '@adamarket/shared/domain/search-keys.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search-query.ts'

import { inGroups } from '#functions/in-groups.ts'
import { keysAtATime } from '#functions/alerts/find-searches.ts'
import { benchmarkListing } from '#tests/search/benchmark/listings.ts'

/**
 * Measures what a new listing costs with many saved searches. The index is held in memory, where each key
 * leads to its searches, and the documents that Firestore would read are counted. A query without an answer
 * is billed as one read.
 */
const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : [1000, 10_000, 100_000]
/** None of them is a model of a saved search. */
const newListings = Array.from({ length: 300 }, (_, at) => benchmarkListing(1_000_000 + at))

const index = new Map<string, number[]>()
const searches: SearchQuery[] = []
for (const size of sizes) {
  for (let at = searches.length; at < size; at += 1) {
    const query = savedSearch(at)
    searches.push(query)
    for (const key of keysOfSearch(query)) {
      const having = index.get(key)
      if (having) having.push(at)
      else index.set(key, [at])
    }
  }
  const began = performance.now()
  const costs = newListings.map(costOf)
  const milliseconds = (performance.now() - began) / costs.length
  const numbers = (of: (cost: (typeof costs)[number]) => number) => {
    const sorted = costs.map(of).toSorted((a, b) => a - b)
    const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length
    return `${mean.toFixed(0)} (95 %: ${sorted[Math.floor(sorted.length * 0.95)]}, most: ${sorted.at(-1)})`
  }
  console.log(`${size} saved searches, for each of ${costs.length} new listings:`)
  console.log(`  queries           ${numbers(({ queries }) => queries)}`)
  console.log(`  documents read    ${numbers(({ reads }) => reads)}`)
  console.log(`  searches that fit ${numbers(({ found }) => found)}`)
  console.log(`  time to check     ${milliseconds.toFixed(0)} ms`)
}

function costOf(listing: Listing) {
  const keys = keysOfListing(listing)
  const found = new Set<number>()
  let reads = 0
  for (const some of inGroups(keys, keysAtATime)) {
    const read = new Set(some.flatMap((key) => index.get(key) ?? []))
    reads += Math.max(read.size, 1)
    for (const at of read) {
      const query = searches[at]
      if (query && !found.has(at) && isFoundBy(listing, query, ratesInCode)) found.add(at)
    }
  }
  return { queries: Math.ceil(keys.length / keysAtATime), reads, found: found.size }
}

/** A search that a user might save, modelled on a listing. Number `n` is always the same. */
function savedSearch(number: number): SearchQuery {
  const { title, category, subCategory, location, price, currency } = benchmarkListing(number)
  const words = title.split(/\s+/).filter((word) => /^\p{L}{3,}$/u.test(word))
  const kind = number % 20
  const texts = {
    query:
      kind < 7
        ? words.slice(0, 1 + (kind % 2)).join(' ')
        : kind < 10
          ? (knownQueries[number % knownQueries.length] ?? '')
          : '',
    // Half of them have a place, and four of ten a highest price.
    location: number % 2 === 0 ? location : 'All',
    category: kind < 10 ? '' : category,
    subcategory: kind < 13 ? '' : subCategory,
    ...(number % 5 < 2 && { currency, max: String(Math.round(price * 1.2)) }),
  }
  // As it is stored.
  return parseSearchQuery(
    new URLSearchParams(addressToSave(parseSearchQuery(new URLSearchParams(texts)))),
  )
}
