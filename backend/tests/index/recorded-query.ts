import * as v from 'valibot'

const fieldSchema = v.object({ fieldPath: v.string() })

type Filter = {
  readonly fieldFilter?:
    | { readonly field: { readonly fieldPath: string }; readonly op: string }
    | undefined
  readonly compositeFilter?:
    | { readonly op: string; readonly filters: readonly Filter[] }
    | undefined
}

const filterSchema: v.GenericSchema<unknown, Filter> = v.strictObject({
  fieldFilter: v.optional(v.object({ field: fieldSchema, op: v.string() })),
  compositeFilter: v.optional(
    v.object({ op: v.string(), filters: v.array(v.lazy(() => filterSchema)) }),
  ),
})

const querySchema = v.object({
  from: v.tuple([
    v.object({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) }),
  ]),
  where: v.nullish(filterSchema),
  orderBy: v.nullish(
    v.array(v.object({ field: fieldSchema, direction: v.picklist(['ASCENDING', 'DESCENDING']) })),
    [],
  ),
})

export type Direction = 'ASCENDING' | 'DESCENDING'

/** The parts of a query that decide which index it needs. */
export type RecordedQuery = {
  readonly collection: string
  /** In all collections of this name. */
  readonly isGroup: boolean
  readonly filters: readonly { readonly field: string; readonly op: string }[]
  readonly orders: readonly { readonly field: string; readonly direction: Direction }[]
}

/**
 * Parses a query in the format of Firestore's protocol (`StructuredQuery`). Throws on anything unknown,
 * such as `or`.
 */
export function readQuery(structuredQuery: unknown): RecordedQuery {
  const { from, where, orderBy } = v.parse(querySchema, structuredQuery)
  const [{ collectionId, allDescendants }] = from
  return {
    collection: collectionId,
    isGroup: allDescendants,
    filters: where ? flatten(where) : [],
    orders: (orderBy ?? []).map(({ field, direction }) => ({ field: field.fieldPath, direction })),
  }
}

function flatten({ fieldFilter, compositeFilter }: Filter): RecordedQuery['filters'] {
  if (fieldFilter) return [{ field: fieldFilter.field.fieldPath, op: fieldFilter.op }]
  if (compositeFilter?.op !== 'AND') throw new Error(`A filter ${compositeFilter?.op} is not known`)
  return compositeFilter.filters.flatMap(flatten)
}
