import { findListings } from '@adamarket/shared/domain/find-listings.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { searchSteps } from '@adamarket/shared/domain/search-index/steps.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import type { Query } from 'minisearch'
import MiniSearch from 'minisearch'

/** In no term: they have no control characters. */
const gap = '\n'

/**
 * Listings whose searches another engine answers: a port with its own `search` and `count`, and everything else from
 * the port that was there. As in the index, the engine finds the terms of a text, and the rule of the domain decides
 * and orders.
 */
export function createMiniSearchListings(stock: readonly Listing[]): ListingsPort {
  const byId = new Map(stock.map((listing) => [listing.id, listing]))
  const engine = new MiniSearch<{ id: string; terms: string }>({
    fields: ['terms'],
    tokenize: (text) => text.split(gap),
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND' },
  })
  engine.addAll(
    stock.flatMap((listing) => {
      const [entry] = indexEntries(listing).values()
      return entry ? [{ id: listing.id, terms: Object.keys(entry.terms).join(gap) }] : []
    }),
  )
  const search = (query: SearchQuery): ListingsPort => {
    const steps = searchSteps(query.text).map(({ terms }): Query =>
      terms.length === 0 ? MiniSearch.wildcard : terms.join(gap),
    )
    const ids = new Set(steps.flatMap((step) => engine.search(step).map(({ id }): unknown => id)))
    const preselected = [...byId.values()].filter(({ id }) => ids.has(id))
    return createMemoryListings(findListings(preselected, query))
  }
  return {
    ...createMemoryListings(stock),
    search: (query, page) => search(query).search(query, page),
    count: (query) => search(query).count(query),
  }
}
