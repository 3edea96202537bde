import type { NumberRange } from '#domain/attributes/attribute-filters.ts'
import type { FilterKey } from '#domain/attributes/filter-kinds.ts'
import type { PriceRange } from '#domain/search/search-query.ts'

import type { Measure } from './measures.ts'
import type { TypedCategory } from './read-category.ts'

type Ranged =
  | { readonly of: 'price'; readonly price: PriceRange }
  | { readonly of: FilterKey; readonly range: NumberRange }

/** Of cars. */
const years = { first: 1980, last: 2035 }
const kmOfMile = 1.609344
/** In North Cyprus. */
const m2OfDonum = 1338
/** Bare numbers from here may be what a home costs. */
const minHomePrice = 100

/**
 * What a measure filters by. A number alone is a price with a currency, and a year of a car without; most people who name a
 * price mean that it costs no more. Undefined: something else, such as a size.
 *
 * @param typed What the text is about; a number without a currency may then be a price as well
 */
export function rangeOf(measure: Measure, typed: TypedCategory | undefined): Ranged | undefined {
  const { value, currency, unit } = measure
  if (unit === 'other' || (unit === 'km' && value === 0)) return undefined
  if (unit === 'km' || unit === 'miles') {
    const range = value === undefined ? measure : { max: value }
    return { of: 'mileage', range: scaled(range, unit === 'miles' ? kmOfMile : 1) }
  }
  if (unit) {
    const range = value === undefined ? measure : { min: value }
    const of = typed?.subcategory === 'Land' ? 'plotArea' : 'area'
    return { of, range: scaled(range, unit === 'dönüm' ? m2OfDonum : 1) }
  }
  if (isYears(measure, typed)) {
    return { of: 'year', range: value === undefined ? bounds(measure) : { min: value, max: value } }
  }
  if (!isPrice(measure, typed)) return undefined
  const range = value === undefined ? bounds(measure) : { max: value }
  return { of: 'price', price: { currency: currency ?? 'GBP', ...range } }
}

function isPrice(
  { value, min = 0, currency, isScaled, isOfYears, isDashed }: Measure,
  typed: TypedCategory | undefined,
): boolean {
  if (isOfYears) return false
  if (currency !== undefined) return true
  if (isDashed) return typed?.of === 'home' && min >= minHomePrice && !isYear(min)
  if (value === undefined) return true
  if (isScaled) return typed !== undefined
  return typed?.of === 'home' && typed.hasDeal && value >= minHomePrice && !isYear(value)
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= years.first && value <= years.last
}

/** A round number may be a year only if the words say so: `under 2000` is a price. */
function isYears(measure: Measure, typed: TypedCategory | undefined): boolean {
  const { value, min, max, currency, isScaled, isOfYears } = measure
  if (typed?.of !== 'car' || currency || isScaled) return false
  const numbers = [value, min, max].filter((one) => one !== undefined)
  return numbers.every(
    (one) =>
      isYear(one) && (value !== undefined || isOfYears || numbers.length > 1 || one % 100 !== 0),
  )
}

function bounds({ min, max }: Measure): NumberRange {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function scaled({ min, max }: NumberRange, factor: number): NumberRange {
  return {
    ...(min !== undefined && { min: Math.round(min * factor) }),
    ...(max !== undefined && { max: Math.round(max * factor) }),
  }
}
