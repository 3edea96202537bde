import type { AttributeFilters } from '@adamarket/shared/domain/attributes/attribute-filters.ts'
import {
  dealKeys,
  filterBy,
  kindKeys,
  sharedDeal,
  sharedKinds,
} from '@adamarket/shared/domain/attributes/comparable.ts'
import { parseCategory, parseSubcategory } from '@adamarket/shared/domain/category-tree.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { roughDollars } from '@adamarket/shared/domain/money/convert-money.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'

/** Two rows on a wide window. */
const maxSimilarListings = 8

/** The newest of a search from which the most similar ones are chosen. */
const maxCandidates = 2 * maxSimilarListings

type Compared = Pick<
  Listing,
  'id' | 'category' | 'subCategory' | 'location' | 'price' | 'currency' | 'attributes'
>

/**
 * Listings to compare with one, the most similar first: of the same deal, subcategory and kind of thing, such as a
 * number of rooms, then in the same place, at a similar price, and the newest. Wider searches follow until there are
 * enough. Empty after a failure: the page is about another listing. Hidden listings are left out, and others of the
 * category take their places.
 */
export async function findSimilar(
  port: Pick<ListingsPort, 'search'>,
  listing: Compared,
  isShown: (other: Listing) => boolean = () => true,
): Promise<readonly Listing[]> {
  const found = new Map<string, Listing>()
  for (const query of queriesFor(listing)) {
    if (found.size >= maxSimilarListings) break
    // The listing itself, and those already found, may be among them.
    const page = await port.search(query, { limit: maxCandidates + found.size + 1 })
    if (!page.ok) continue
    for (const other of page.value.listings) {
      if (other.id !== listing.id && isShown(other)) found.set(other.id, other)
    }
  }
  return [...found.values()]
    .map((other) => ({ other, shared: similarity(listing, other) }))
    .toSorted((a, b) => compareLists(b.shared, a.shared))
    .map(({ other }) => other)
    .slice(0, maxSimilarListings)
}

/** The searches for a listing, the narrowest first. */
function queriesFor(listing: Compared): readonly SearchQuery[] {
  const category = parseCategory(listing.category)
  if (category === undefined) return []
  const subcategory = parseSubcategory(category, listing.subCategory)
  const deal = filterBy(dealKeys, listing)
  const both = { ...deal, ...filterBy(kindKeys, listing) }
  const inSubcategory = subcategory ? [both, deal].map((filters) => ({ subcategory, filters })) : []
  const wider = [{ filters: deal }, { filters: {} }]
  const queries = [...inSubcategory, ...wider].map(({ filters, ...narrower }) => ({
    text: '',
    location: 'All' as const,
    category,
    ...narrower,
    ...attributesIn(filters),
  }))
  // Without attributes, some of them are the same.
  const keys = queries.map((query) => JSON.stringify(query))
  return queries.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function attributesIn(filters: AttributeFilters): Pick<SearchQuery, 'attributes'> {
  return Object.keys(filters).length > 0 ? { attributes: filters } : {}
}

/** How much two listings have in common, the most important first. */
function similarity(listing: Compared, other: Listing): readonly number[] {
  return [
    sharedDeal(listing, other),
    Number(other.subCategory === listing.subCategory),
    sharedKinds(listing, other),
    Number(other.location === listing.location),
    Number(isSimilarPrice(listing, other)),
  ]
}

/** Up to half as much again, at the rates in code: more would not look exact. */
function isSimilarPrice(listing: Compared, other: Compared): boolean {
  const [one, another] = [listing, other].map(({ price, currency }) =>
    roughDollars({ amount: price, currency }, ratesInCode),
  )
  return !!one && !!another && Math.max(one, another) <= 1.5 * Math.min(one, another)
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((gap) => gap !== 0) ?? 0
}
