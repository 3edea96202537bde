import type { AttributeFilter, AttributeFilters } from './attribute-filters.ts'
import type { FilterKey, FilterKind } from './filter-kinds.ts'
import { filterKeys, filterKinds } from './filter-kinds.ts'

/** The part of `URLSearchParams` that parsing needs; the domain is compiled without DOM types. */
export type ReadableParams = { get(name: string): string | null }

/** What codes and names of models consist of. An unknown code is one that no listing has. */
const codeForm = /^[\p{L}\p{N} +./&-]{1,40}$/u
const boundForm = /^\d{1,7}(\.\d)?$/

/** Reads `rooms=3%2B1&area-min=100&warranty=yes`; what is not understood is ignored. Undefined without any. */
export function parseAttributeFilters(params: ReadableParams): AttributeFilters | undefined {
  const found = filterKeys.flatMap((key) => {
    const filter = parseFilter(key, params)
    return filter === undefined ? [] : [[key, filter] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
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
