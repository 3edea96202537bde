import type { CountQuery, DocumentQuery } from './document-reads.ts'

/** What both of Firestore's clients export; neither accepts the objects of the other. */
type Sdk<Path, Constraint> = {
  readonly FieldPath: new (...names: string[]) => Path
  readonly documentId: () => Path
  readonly where: (path: Path, operator: '==', value: unknown) => Constraint
  readonly orderBy: (path: Path | string, direction: 'asc' | 'desc') => Constraint
  readonly limit: (count: number) => Constraint
} & Readonly<Record<'startAt' | 'startAfter' | 'endBefore', (...values: unknown[]) => Constraint>>

/** Expresses queries in the terms of one of Firestore's clients. */
export function queryConstraints<Path, Constraint>(sdk: Sdk<Path, Constraint>) {
  const filtersOf = ({ equal = [] }: Pick<CountQuery, 'equal'>) =>
    equal.map(({ path, is }) => sdk.where(new sdk.FieldPath(...path), '==', is))

  const rangeOf = ({ start, before }: Pick<CountQuery, 'start' | 'before'>) => [
    ...(start
      ? ['after' in start ? sdk.startAfter(...start.after) : sdk.startAt(...start.from)]
      : []),
    ...(before === undefined ? [] : [sdk.endBefore(before)]),
  ]

  const countedOf = (query: CountQuery) => {
    const range = rangeOf(query)
    return [
      ...filtersOf(query),
      ...(range.length > 0 ? [sdk.orderBy(sdk.documentId(), 'asc'), ...range] : []),
      ...(query.limit === undefined ? [] : [sdk.limit(query.limit)]),
    ]
  }

  const constraintsOf = ({ order, limit, ...query }: DocumentQuery) => {
    const byId = sdk.orderBy(sdk.documentId(), order === 'newest-first' ? 'desc' : 'asc')
    return [
      ...filtersOf(query),
      ...(order === 'newest-first' ? [sdk.orderBy('timestamp', 'desc'), byId] : [byId]),
      ...rangeOf(query),
      sdk.limit(limit),
    ]
  }
  return { countedOf, constraintsOf }
}
