import type { Category, Subcategory } from '#domain/category-tree.ts'

import { knownCategory } from './known-queries.ts'
import type { SearchQuery } from './search-query.ts'

const categories: ReadonlySet<Category> = new Set<Category>(['Real Estate', 'Vehicles', 'Jobs'])

/** Of cars to let, land and rooms, other things decide. */
const otherSubcategories: ReadonlySet<Subcategory> = new Set<Subcategory>([
  'Cars for Rent',
  'Land',
  'Room Rentals',
  'Commercial Properties',
])

/** Whether filters are offered above results in a category. */
export function suggestsFilters(scope: {
  readonly category?: Category | undefined
  readonly subcategory?: Subcategory | undefined
}): boolean {
  const { category, subcategory } = scope
  return (
    category !== undefined &&
    categories.has(category) &&
    (subcategory === undefined || !otherSubcategories.has(subcategory))
  )
}

/** Whether they are offered in a search, as far as its filters or a known query say: its words may name a category as well. */
export function surelySuggestsFilters({ text, category, subcategory }: SearchQuery): boolean {
  return suggestsFilters({ category: category ?? knownCategory(text), subcategory })
}
