import type { ReadableParams } from '#domain/attributes/parse-attribute-filters.ts'
import { parseAttributeFilters } from '#domain/attributes/parse-attribute-filters.ts'
import { parseCategory, parseSubcategory } from '#domain/category-tree.ts'
import { parseCondition } from '#domain/listing/condition.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { foldDigits } from '#domain/text/fold-digits.ts'
import { listingLimits } from '#domain/listing/listing-limits.ts'
import { parseLocation } from '#domain/location.ts'
import { currencies, parseCurrency } from '#domain/money/money.ts'
import { rentCosts } from '#domain/money/rent-costs.ts'
import { oneLine } from '#domain/text/one-line.ts'

import type { PriceRange, SearchQuery } from './search-query.ts'
import { parseSearchText, sortOrders } from './search-query.ts'

/** In characters. */
const maxNameLength = 40

/**
 * Reads the parameters of `/search` (specification, section 2.3): query, location, area, near, condition, category,
 * subcategory, cost, currency, min, max, reduced, verified, sort, typed, and those of attributes. Never fails: values that are not understood are
 * ignored.
 */
export function parseSearchQuery(params: ReadableParams): SearchQuery {
  const location = parseLocation(params.get('location'))
  const nameIn = (param: string) => oneLine(cutText(params.get(param) ?? '', maxNameLength))
  const area = location === 'All' ? '' : nameIn('area')
  const near = nameIn('near')
  const condition = parseCondition(params.get('condition'))
  const category = parseCategory(params.get('category'))
  const subcategory = category && parseSubcategory(category, params.get('subcategory'))
  const attributes = category && parseAttributeFilters(params)
  const cost = rentCosts.find((one) => one === params.get('cost'))
  const price = parsePriceRange(params)
  const text = parseSearchText(params)
  const typed = parseSearchText(params, 'typed')
  const sort = parseSort(params.get('sort'), text)
  return {
    text,
    ...(typed !== '' && { typed }),
    location,
    ...(area !== '' && { area }),
    ...(near !== '' && { near }),
    ...(condition && { condition }),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(cost && { cost }),
    ...(price && { price }),
    ...(params.get('reduced') === 'yes' && { reduced: true }),
    ...(params.get('verified') === 'yes' && { verified: true }),
    ...(attributes && { attributes }),
    ...(sort && { sort }),
  }
}

function parseSort(order: string | null, text: string): SearchQuery['sort'] {
  const chosen = sortOrders.find((one) => one === order)
  return chosen === 'newest' && text === '' ? undefined : chosen
}

function parsePriceRange(params: ReadableParams): PriceRange | undefined {
  const min = parseBound(params.get('min'))
  const max = parseBound(params.get('max'))
  if (min === undefined && max === undefined) return undefined
  const currency = parseCurrency(params.get('currency')) ?? currencies[0]
  return { currency, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function parseBound(text: string | null): number | undefined {
  const bound = foldDigits(text ?? '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(bound)) return undefined
  return Math.min(Number(bound), listingLimits.priceBelow)
}
