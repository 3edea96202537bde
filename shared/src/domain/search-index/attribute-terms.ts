import type { AttributeFilters } from '#domain/attributes/attribute-filters.ts'
import { comparedValue } from '#domain/attributes/attribute-filters.ts'
import { filterKeys } from '#domain/attributes/filter-kinds.ts'
import { stepsOf } from '#domain/attributes/filter-steps.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** The limit of terms in a look-up: a listing has no more attributes than a third of it. */
const maxTerms = 40

/**
 * The terms of an index entry for attributes: `rooms=3+1`, `warranty:true`, and for a number each bound of
 * its filter that it meets, `mileage<=100000` and `mileage>=30000`. So a range costs one equality for each
 * bound, and reads no other listings if the filters offer its bounds.
 */
export function attributeTerms(listing: Pick<Listing, 'attributes' | 'year'>): readonly string[] {
  return filterKeys.flatMap((key) => {
    const value = comparedValue(listing, key)
    if (value === undefined) return []
    if (typeof value !== 'number') return [termOf(key, value)]
    return [`${key}:number`, ...stepTerms(key, value, stepsOf(key))]
  })
}

/**
 * The terms of all listings that match the filters. Exact: no other listing has them, since every bound is
 * one that is offered.
 */
export function termsOfFilters(filters: AttributeFilters = {}): {
  readonly terms: readonly string[]
  readonly isExact: boolean
} {
  const all = Object.entries(filters).map(([key, filter]) => {
    if (typeof filter !== 'object') return { terms: [termOf(key, filter)], isExact: true }
    const { min = -Infinity, max = Infinity } = filter
    const from = stepsOf(key).findLast((step) => step <= min)
    const to = stepsOf(key).find((step) => step >= max)
    const bounds = [
      ...(from === undefined ? [] : [`${key}>=${from}`]),
      ...(to === undefined ? [] : [`${key}<=${to}`]),
    ]
    return {
      terms: bounds.length > 0 ? bounds : [`${key}:number`],
      isExact: from === filter.min && to === filter.max,
    }
  })
  const terms = all.flatMap((one) => one.terms)
  return {
    terms: terms.slice(0, maxTerms),
    isExact: terms.length <= maxTerms && all.every((one) => one.isExact),
  }
}

/** The term of the homes near a landmark, or near any of a kind. */
export function nearTerm(near: string): string {
  return `near=${near}`
}

/** The terms of a number for each of these bounds that it meets. */
export function stepTerms(key: string, value: number, steps: readonly number[]): readonly string[] {
  return steps.flatMap((step) => [
    ...(value >= step ? [`${key}>=${step}`] : []),
    ...(value <= step ? [`${key}<=${step}`] : []),
  ])
}

function termOf(key: string, value: string | true): string {
  return value === true ? `${key}:true` : `${key}=${value}`
}
