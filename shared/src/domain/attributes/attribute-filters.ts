import type { Listing } from '#domain/listing/listing.ts'

import type { FilterKey } from './filter-kinds.ts'

/** At least one bound, included, in the unit of the attribute. */
export type NumberRange = { readonly min?: number; readonly max?: number }

/**
 * The value that an attribute must have: a code, yes, or a number in a range. A listing without the attribute
 * is not found.
 */
export type AttributeFilter = string | true | NumberRange

export type AttributeFilters = Readonly<Partial<Record<FilterKey, AttributeFilter>>>

type Compared = Pick<Listing, 'attributes' | 'year'>

type Param = readonly [name: string, value: string | number | undefined]

/** The parameters that `parseAttributeFilters` reads, always in the same order. */
export function attributeParams(filters: AttributeFilters = {}): readonly Param[] {
  return Object.entries(filters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, filter]): readonly Param[] =>
      typeof filter === 'object'
        ? [
            [`${key}-min`, filter.min],
            [`${key}-max`, filter.max],
          ]
        : [[key, filter === true ? 'yes' : filter]],
    )
}

/** Whether the attributes of a listing match the filters. */
export function matchesAttributes(listing: Compared, filters: AttributeFilters): boolean {
  return Object.entries(filters).every(([key, filter]) => {
    const value = comparedValue(listing, key)
    if (typeof filter !== 'object') return value === filter
    const { min = -Infinity, max = Infinity } = filter
    return typeof value === 'number' && value >= min && value <= max
  })
}

/** What filters compare; the year is a field of its own. */
export function comparedValue(
  { attributes = {}, year }: Compared,
  key: string,
): string | number | true | undefined {
  if (key === 'year') return year
  return Object.hasOwn(attributes, key) ? attributes[key] : undefined
}
