import { areasNear, citiesNear } from '#domain/areas/near.ts'
import { definitions } from '#domain/attributes/definitions.ts'
import type { AttributeFilter, NumberRange } from '#domain/attributes/attribute-filters.ts'
import type { FilterKey } from '#domain/attributes/filter-kinds.ts'
import { stepsOf } from '#domain/attributes/filter-steps.ts'
import { listingLimits } from '#domain/listing/listing-limits.ts'

import { isKnownQuery } from './known-queries.ts'
import type { SearchFilter } from './search-filters.ts'
import { activeAttributes, activeFields, withoutFilters } from './search-filters.ts'
import type { SearchQuery } from './search-query.ts'

/** A search like another one, and what differs. Without the filter that differs, it finds any value. */
export type RelaxedSearch = {
  readonly query: SearchQuery
  readonly changed: SearchFilter | 'text'
}

/** Attributes whose codes are sizes, ascending. */
const sizes = ['rooms', 'size', 'storage', 'ram'] as const satisfies readonly FilterKey[]

/** Each costs a count. */
const maxAreas = 3

/** These are not left out like the others: who wants to rent does not want to buy, and other places have offers of their own. */
const kept: ReadonlySet<SearchFilter> = new Set<SearchFilter>([
  'dealType',
  'category',
  'location',
  'district',
  'near',
])

/**
 * What to search for when a search finds nothing, the nearest first: somewhat wider prices, the nearest places, the
 * next size, and then without one of the filters, or one of the words.
 */
export function relaxedSearches(query: SearchQuery): readonly RelaxedSearch[] {
  return [
    ...withPrice(query),
    ...inOtherPlaces(query),
    ...activeAttributes(query).flatMap((key) => withAttribute(query, key)),
    ...[...activeFields(query), ...activeAttributes(query)]
      .filter((filter) => !kept.has(filter))
      .map((filter) => ({ query: withoutFilters(query, [filter]), changed: filter })),
    ...withFewerWords(query),
  ]
}

/**
 * What to search for when none of the others finds anything either: all of the category in the place, of the subcategory, and of
 * the category. Few have no listings. The deal stays.
 */
export function widestSearches(query: SearchQuery): readonly RelaxedSearch[] {
  const { location, category, subcategory } = query
  if (!category) return []
  const deal = query.attributes?.['dealType']
  const all: SearchQuery = {
    text: '',
    location: 'All',
    category,
    ...(deal !== undefined && { attributes: { dealType: deal } }),
  }
  return [
    ...(location === 'All' ? [] : [{ query: { ...all, location }, changed: 'location' as const }]),
    ...(subcategory ? [{ query: { ...all, subcategory }, changed: 'subcategory' as const }] : []),
    { query: all, changed: 'category' },
  ]
}

function withPrice(query: SearchQuery): readonly RelaxedSearch[] {
  const { price } = query
  if (!price) return []
  const { min, max, currency } = price
  const wider = {
    currency,
    ...(min !== undefined && { min: round(min / 1.25) }),
    ...(max !== undefined && { max: Math.min(round(max * 1.25), listingLimits.priceBelow) }),
  }
  return [{ query: { ...query, price: wider }, changed: 'price' }]
}

function round(amount: number): number {
  return Number(amount.toPrecision(2))
}

/** Not near the landmark, which is in none of the other places; the areas nearby, then all of the town, then the other towns. */
function inOtherPlaces(wanted: SearchQuery): readonly RelaxedSearch[] {
  const query = withoutFilters(wanted, ['near'])
  const notNear = wanted.near === undefined ? [] : [{ query, changed: 'near' as const }]
  const { location, area } = query
  if (location === 'All') return notNear
  const areasNearby = area === undefined ? [] : areasNear(location, area).slice(0, maxAreas)
  const towns = area === undefined ? citiesNear(location) : [location, ...citiesNear(location)]
  const anywhere = withoutFilters(query, ['location'])
  return [
    ...notNear,
    ...areasNearby.map((near) => ({ query: { ...query, ...near }, changed: 'district' as const })),
    ...towns.map((town) => ({
      query: { ...anywhere, location: town },
      changed: 'location' as const,
    })),
  ]
}

/** With the next sizes, or with the next bounds. */
function withAttribute(query: SearchQuery, key: FilterKey): readonly RelaxedSearch[] {
  const filter = query.attributes?.[key]
  const others = typeof filter === 'object' ? widerRanges(key, filter) : nextSizes(key, filter)
  return others.map((other) => ({
    query: { ...query, attributes: { ...query.attributes, [key]: other } },
    changed: key,
  }))
}

function nextSizes(key: FilterKey, code: AttributeFilter | undefined): readonly string[] {
  const size = sizes.find((one) => one === key)
  const codes: readonly string[] = size ? definitions[size].codes : []
  const at = codes.findIndex((one) => one === code)
  return codes.filter((_, index) => at >= 0 && Math.abs(index - at) === 1)
}

function widerRanges(key: FilterKey, { min, max }: NumberRange): readonly NumberRange[] {
  const steps = stepsOf(key)
  const below = min === undefined ? undefined : steps.findLast((step) => step < min)
  const above = max === undefined ? undefined : steps.find((step) => step > max)
  const wider = {
    ...(below !== undefined && { min: below }),
    ...(above !== undefined && { max: above }),
  }
  return Object.keys(wider).length > 0 ? [wider] : []
}

/** The first words say most. */
function withFewerWords(query: SearchQuery): readonly RelaxedSearch[] {
  const words = query.text.split(' ')
  if (words.length < 2 || isKnownQuery(query.text)) return []
  return words
    .map((_, at) => words.toSpliced(at, 1).join(' '))
    .toReversed()
    .map((text) => ({ query: { ...query, text }, changed: 'text' }))
}
