import type { SearchQuery } from './search-query.ts'

/** What narrows a search down, in the order in which it is shown. The text and the order do not. */
export const searchFilters = ['category', 'subcategory', 'location', 'condition', 'price'] as const

export type SearchFilter = (typeof searchFilters)[number]

/** The filters of a search that are in force. */
export function activeFilters(query: SearchQuery): readonly SearchFilter[] {
  return searchFilters.filter((name) =>
    name === 'location' ? query.location !== 'All' : query[name] !== undefined,
  )
}

/** The same search without these filters. A subcategory goes with its category. */
export function withoutFilters(query: SearchQuery, removed: readonly SearchFilter[]): SearchQuery {
  const { text, location, condition, category, subcategory, price, sort } = query
  const keeps = (name: SearchFilter) => !removed.includes(name)
  return {
    text,
    location: keeps('location') ? location : 'All',
    ...(condition && keeps('condition') && { condition }),
    ...(category && keeps('category') && { category }),
    ...(subcategory && keeps('category') && keeps('subcategory') && { subcategory }),
    ...(price && keeps('price') && { price }),
    ...(sort && { sort }),
  }
}
