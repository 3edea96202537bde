import type { AttributeFilter } from '#domain/attributes/attribute-filters.ts'
import type { FilterKey } from '#domain/attributes/filter-kinds.ts'
import type { Category, Subcategory } from '#domain/category-tree.ts'

import { knownCategory, knownQueryScope } from './known-queries.ts'
import type { PriceRange, SearchQuery } from './search-query.ts'
import { readCategory } from './typed/read-category.ts'
import { suggestsFilters } from './suggests-filters.ts'
import { phrasesOf, tokensOf } from './typed/read-phrases.ts'

/** One value of a filter that decides, and the search with it. */
export type SuggestedFilter = {
  readonly key: FilterKey | 'price'
  readonly query: SearchQuery
}

type Implied = {
  readonly category: Category
  readonly subcategory?: Subcategory
  readonly deal?: 'rent' | 'sale'
}

type Step = readonly [key: FilterKey, filter: AttributeFilter]

const upTo = (...bounds: readonly number[]): readonly PriceRange[] =>
  bounds.map((max) => ({ currency: 'GBP', max }))

/** What most people who look for a home, a car or a job decide by. */
const stepsOf: Readonly<
  Partial<
    Record<Category, { readonly steps: readonly Step[]; readonly prices?: readonly PriceRange[] }>
  >
> = {
  'Real Estate': {
    steps: [
      ['rooms', '1+1'],
      ['rooms', '2+1'],
      ['rooms', '3+1'],
      ['furnished', 'full'],
    ],
    prices: upTo(80_000, 150_000, 250_000),
  },
  Vehicles: {
    steps: [
      ['gearbox', 'automatic'],
      ['year', { min: 2014 }],
      ['year', { min: 2018 }],
      ['mileage', { max: 100_000 }],
    ],
    prices: upTo(4_000, 8_000, 15_000),
  },
  Jobs: {
    steps: [
      ['payPer', 'month'],
      ['payPer', 'hour'],
      ['hoursPerWeek', { max: 20 }],
      ['hoursPerWeek', { min: 40 }],
    ],
  },
}

const rents = upTo(400, 600, 1_000)

/**
 * The filters to offer above the results of a search: those that decide in the category that its tab, tile, filters or words
 * name. Without those that it has already.
 */
export function suggestedFilters(query: SearchQuery): readonly SuggestedFilter[] {
  const implied = impliedBy(query)
  const offered = implied && stepsOf[implied.category]
  if (!offered || !suggestsFilters(implied)) return []
  const { category, subcategory } = implied
  const attributes = query.attributes ?? {}
  const narrowed = { ...query, category, ...(subcategory && { subcategory }) }
  const prices = category === 'Real Estate' && implied.deal === 'rent' ? rents : offered.prices
  return [
    ...offered.steps
      .filter(([key]) => attributes[key] === undefined)
      .map(([key, filter]) => ({
        key,
        query: { ...narrowed, attributes: { ...attributes, [key]: filter } },
      })),
    ...(query.price ? [] : (prices ?? [])).map((price) => ({
      key: 'price' as const,
      query: { ...narrowed, price },
    })),
  ]
}

function impliedBy({ text, category, subcategory, attributes }: SearchQuery): Implied | undefined {
  const scope = knownQueryScope(text)
  const type = attributes?.['dealType']
  const deal = type === 'rent' || type === 'sale' ? type : scope.deal
  if (category) return { category, ...(subcategory && { subcategory }), ...(deal && { deal }) }
  const known = knownCategory(text)
  if (known) return { category: known, ...(deal && { deal }) }
  const tokens = tokensOf(text)
  const typed = readCategory(tokens, phrasesOf(tokens))
  const typedDeal = typed?.codes.find(({ key }) => key === 'dealType')?.code
  return (
    typed && {
      category: typed.category,
      ...(typed.subcategory && { subcategory: typed.subcategory }),
      ...((typedDeal === 'rent' || typedDeal === 'sale') && { deal: typedDeal }),
    }
  )
}
