import { filterKeys } from '#domain/attributes/filter-kinds.ts'
import type { FilterKey } from '#domain/attributes/filter-kinds.ts'
import type { SearchQuery } from './search-query.ts'

/** The filters of a search besides attributes, in the order of display. `area` is an attribute: that of a floor. */
export const searchFields = [
  'category',
  'subcategory',
  'location',
  'district',
  'near',
  'condition',
  'price',
  'reduced',
  'verified',
] as const

export type SearchField = (typeof searchFields)[number]

export type SearchFilter = SearchField | FilterKey

/** The filters that a search has. */
export function activeFilters(query: SearchQuery): readonly SearchFilter[] {
  return [...activeFields(query), ...activeAttributes(query)]
}

/** The filters that a search has besides attributes. */
export function activeFields(query: SearchQuery): readonly SearchField[] {
  return searchFields.filter((name) => {
    if (name === 'location') return query.location !== 'All'
    if (name === 'price') return query.price !== undefined || query.cost !== undefined
    return query[name === 'district' ? 'area' : name] !== undefined
  })
}

/** The attributes that a search filters by. */
export function activeAttributes({ attributes = {} }: SearchQuery): readonly FilterKey[] {
  return filterKeys.filter((key) => attributes[key] !== undefined)
}

/**
 * The same search without these filters. Removing the category also removes the subcategory and attributes, and removing
 * the location also removes its area. Without any left, what was typed is no more than its text.
 */
export function withoutFilters(query: SearchQuery, removed: readonly SearchFilter[]): SearchQuery {
  const { text, typed, location, area, near, condition, category, subcategory } = query
  const { cost, price } = query
  const keeps = (name: SearchFilter) => !removed.includes(name)
  const attributes = activeAttributes(query)
    .filter((key) => keeps('category') && keeps(key))
    .map((key) => [key, query.attributes?.[key]] as const)
  const rest: SearchQuery = {
    text,
    location: keeps('location') ? location : 'All',
    ...(area !== undefined && keeps('location') && keeps('district') && { area }),
    ...(near !== undefined && keeps('near') && { near }),
    ...(condition && keeps('condition') && { condition }),
    ...(category && keeps('category') && { category }),
    ...(subcategory && keeps('category') && keeps('subcategory') && { subcategory }),
    ...(cost && keeps('price') && { cost }),
    ...(price && keeps('price') && { price }),
    ...(query.reduced && keeps('reduced') && { reduced: true }),
    ...(query.verified && keeps('verified') && { verified: true }),
    ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
    ...(query.sort && { sort: query.sort }),
  }
  return typed !== undefined && activeFilters(rest).length > 0 ? { ...rest, typed } : rest
}
