import type { IndexDefinitions } from '#deployment/our-indexes.ts'

import type { Direction, RecordedQuery } from './recorded-query.ts'

type Index = {
  readonly fields: readonly { readonly fieldPath: string; readonly order: Direction }[]
}

const directions: readonly Direction[] = ['ASCENDING', 'DESCENDING']

/**
 * The index that Firestore needs to answer a query and does not have; undefined if it can.
 *
 * An index can help if it is sorted like the query and starts only with fields that the query compares
 * with `==` or `in`. Several are merged, and together they must contain all compared fields. Single fields
 * have an index in both directions, in their own collection, unless an override for them, or for a map
 * that contains them, says otherwise. So have lists, by what they contain.
 *
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function missingIndex(
  query: RecordedQuery,
  definitions: IndexDefinitions,
): string | undefined {
  if (isOneList(query)) return undefined
  const equal = new Set<string>()
  const ranges = new Set<string>()
  for (const { field, op } of query.filters) {
    if (op === 'EQUAL' || op === 'IN') equal.add(field)
    else if (op.startsWith('LESS_THAN') || op.startsWith('GREATER_THAN')) ranges.add(field)
    else throw new Error(`Which index a filter ${op} needs is not known here`)
  }
  const ordering = query.orders.length > 0 ? query.orders : ascending(ranges)
  const sorted = ordering.filter(({ field }) => field !== '__name__' && !equal.has(field))
  const last: Direction = ordering.at(-1)?.direction ?? 'ASCENDING'
  if (sorted.length > 0 && sorted.at(-1)?.direction !== last) {
    throw new Error('Which index an order of its own by id needs is not known here')
  }

  const wanted = sorted.map(({ field, direction }) => ({ fieldPath: field, order: direction }))
  const compared = [...equal].filter((field) => field !== '__name__')
  if (wanted.length + compared.length === 0) return undefined
  const helping = indexesFor(query, [
    ...compared,
    ...wanted.map(({ fieldPath }) => fieldPath),
  ]).filter(({ fields }) => {
    const end = fields.slice(fields.length - wanted.length)
    const beginning = fields.slice(0, fields.length - wanted.length)
    return (
      fields.length >= wanted.length &&
      JSON.stringify(end) === JSON.stringify(wanted) &&
      beginning.every(({ fieldPath }) => equal.has(fieldPath)) &&
      // Otherwise equal documents are sorted by id, in the direction of the last field.
      fields.at(-1)?.order === last
    )
  })
  const covered = new Set(helping.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)))
  if (helping.length > 0 && compared.every((field) => covered.has(field))) return undefined
  const fields = [...compared.map((fieldPath) => ({ fieldPath, order: last })), ...wanted]
  return JSON.stringify({ collectionGroup: query.collection, queryScope: scopeOf(query), fields })

  /** Whether a query only asks what a list without an override contains. */
  function isOneList({ filters: [first, ...others], orders, isGroup, collection }: RecordedQuery) {
    const isList = first?.op === 'ARRAY_CONTAINS_ANY' && others.length + orders.length === 0
    const isOverridden = definitions.fieldOverrides.some(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === collection && fieldPath === first?.field,
    )
    return isList && !isGroup && !isOverridden
  }

  function indexesFor({ collection }: RecordedQuery, names: readonly string[]): readonly Index[] {
    const composite = definitions.indexes.filter(
      (index) => index.collectionGroup === collection && index.queryScope === scopeOf(query),
    )
    return [...composite, ...names.flatMap((name) => ownIndexes(name))]
  }

  function ownIndexes(fieldPath: string): readonly Index[] {
    const parts = partsOf(fieldPath)
    const [override] = definitions.fieldOverrides
      .filter(({ collectionGroup }) => collectionGroup === query.collection)
      .filter(({ fieldPath: path }) => partsOf(path).every((part, at) => parts[at] === part))
      .toSorted((a, b) => partsOf(b.fieldPath).length - partsOf(a.fieldPath).length)
    const orders = override
      ? override.indexes.filter(({ queryScope }) => queryScope === scopeOf(query))
      : query.isGroup
        ? []
        : directions.map((order) => ({ order }))
    return orders.map(({ order }) => ({ fields: [{ fieldPath, order }] }))
  }
}

function ascending(fields: ReadonlySet<string>): RecordedQuery['orders'] {
  return [...fields].map((field) => ({ field, direction: 'ASCENDING' }))
}

function scopeOf({ isGroup }: RecordedQuery): 'COLLECTION' | 'COLLECTION_GROUP' {
  return isGroup ? 'COLLECTION_GROUP' : 'COLLECTION'
}

/** The names in a path such as ``terms.`a b` ``. */
function partsOf(fieldPath: string): readonly string[] {
  return [...fieldPath.matchAll(/`((?:[^`\\]|\\.)*)`|([^.`]+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
}
