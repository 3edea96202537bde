import type { SearchQuery } from './search-query.ts'

/** What narrows down a search, in the order of display. Text and order do not. */
export const searchFilters = ['category', 'subcategory', 'location', 'condition', 'price'] as const

export type SearchFilter = (typeof searchFilters)[number]

/** The filters that a search has. */
export function activeFilters(query: SearchQuery): readonly SearchFilter[] {
  return searchFilters.filter((name) =>
    name === 'location' ? query.location !== 'All' : query[name] !== undefined,
  )
}

/** The same search without these filters. Removing the category also removes the subcategory. */
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
