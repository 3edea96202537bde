import type { Listing } from '#domain/listing.ts'

import type { FilterKey, FilterKind } from './filter-kinds.ts'
import { filterKinds } from './filter-kinds.ts'

/** At least one bound, included, in the unit of the attribute. */
export type NumberRange = { readonly min?: number; readonly max?: number }

/**
 * The value that an attribute must have: a code, yes, or a number in a range. A listing without the attribute
 * is not found.
 */
export type AttributeFilter = string | true | NumberRange

export type AttributeFilters = Readonly<Partial<Record<FilterKey, AttributeFilter>>>

/** The part of `URLSearchParams` that parsing needs. */
type ReadableParams = { get(name: string): string | null }

type Compared = Pick<Listing, 'attributes' | 'year'>

type Param = readonly [name: string, value: string | number | undefined]

/** The attributes that searches filter by, in the order of the table. */
export const filterKeys = Object.keys(filterKinds).filter(isFilterKey)

/** Letters, digits, plus and minus, as codes have them. An unknown code is one that no listing has. */
const codeForm = /^[\p{L}\p{N}+-]{1,40}$/u
const boundForm = /^\d{1,7}(\.\d)?$/

/** Reads `rooms=3%2B1&area-min=100&warranty=yes`; what is not understood is ignored. Undefined without any. */
export function parseAttributeFilters(params: ReadableParams): AttributeFilters | undefined {
  const found = filterKeys.flatMap((key) => {
    const filter = parseFilter(key, params)
    return filter === undefined ? [] : [[key, filter] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The parameters that {@link parseAttributeFilters} reads, always in the same order. */
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

export function isFilterKey(key: string): key is FilterKey {
  return Object.hasOwn(filterKinds, key)
}

/** The bounds that the filter of an attribute offers; none for a code or yes. */
export function stepsOf(key: FilterKey): readonly number[] {
  const kind: FilterKind = filterKinds[key]
  return typeof kind === 'string' ? [] : kind
}

function parseFilter(key: FilterKey, params: ReadableParams): AttributeFilter | undefined {
  const kind: FilterKind = filterKinds[key]
  if (kind === 'yes') return params.get(key) === 'yes' || undefined
  if (kind === 'code') {
    const code = params.get(key) ?? ''
    return codeForm.test(code) ? code : undefined
  }
  const min = parseBound(params.get(`${key}-min`))
  const max = parseBound(params.get(`${key}-max`))
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function parseBound(text: string | null): number | undefined {
  return text !== null && boundForm.test(text) ? Number(text) : undefined
}
