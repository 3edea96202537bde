import { describe, expect, it } from 'vitest'

import { readDefinitions } from '#deployment/our-indexes.ts'

import { missingIndex } from './needed-index.ts'
import type { Direction, RecordedQuery } from './recorded-query.ts'

const ownIndex = (userId: Direction, timestamp: Direction) => ({
  collectionGroup: 'posts',
  fields: [
    { fieldPath: 'userId', order: userId },
    { fieldPath: 'timestamp', order: timestamp },
  ],
})
const override = (fieldPath: string, ...indexes: readonly object[]) => ({
  collectionGroup: 'posts',
  fieldPath,
  indexes,
})

function missing(
  query: Partial<RecordedQuery>,
  indexes: readonly object[] = [],
  fieldOverrides: readonly object[] = [],
) {
  const definitions = readDefinitions(JSON.stringify({ indexes, fieldOverrides }))
  return missingIndex(
    { collection: 'posts', isGroup: false, filters: [], orders: [], ...query },
    definitions,
  )
}

const equal = (...fields: readonly string[]) => fields.map((field) => ({ field, op: 'EQUAL' }))
const newest = [{ field: 'timestamp', direction: 'DESCENDING' }] as const
const byId = (direction: Direction) => [{ field: '__name__', direction }]

describe('a query needs no composite index', () => {
  it.each<[string, Partial<RecordedQuery>]>([
    ['for everything', {}],
    ['for everything of a group, by id', { isGroup: true, orders: byId('ASCENDING') }],
    ['for one order', { orders: newest }],
    ['for one order and the id in its direction', { orders: [...newest, ...byId('DESCENDING')] }],
    ['for any number of equalities', { filters: equal('a', 'b', 'map.`a b`') }],
    ['for equalities by id', { filters: equal('a', 'b'), orders: byId('DESCENDING') }],
    ['for what a list contains', { filters: [{ field: 'keys', op: 'ARRAY_CONTAINS_ANY' }] }],
    ['for a range', { filters: [{ field: 'price', op: 'LESS_THAN' }] }],
  ])('%s', (_what, query) => {
    expect(missing(query)).toBeUndefined()
  })
})

describe('a query needs an index', () => {
  it('for what a list contains, if an override takes that of the list away', () => {
    const filters = [{ field: 'postId', op: 'ARRAY_CONTAINS_ANY' }]
    const own = override('postId', { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' })
    expect(() => missing({ filters }, [], [own])).toThrow('not known')
    expect(() => missing({ filters: [...filters, ...equal('a')] })).toThrow('not known')
  })

  const ofUser = { filters: equal('userId'), orders: newest }

  it('for an equality and an order', () => {
    expect(missing(ofUser)).toContain('"fieldPath":"timestamp","order":"DESCENDING"')
    expect(missing(ofUser, [ownIndex('ASCENDING', 'DESCENDING')])).toBeUndefined()
    expect(missing(ofUser, [ownIndex('DESCENDING', 'DESCENDING')])).toBeUndefined()
  })

  it('in its own direction, of its own collection', () => {
    expect(missing(ofUser, [ownIndex('ASCENDING', 'ASCENDING')])).toBeDefined()
    const elsewhere = { ...ownIndex('ASCENDING', 'DESCENDING'), collectionGroup: 'reports' }
    expect(missing(ofUser, [elsewhere])).toBeDefined()
    const group = { ...ownIndex('ASCENDING', 'DESCENDING'), queryScope: 'COLLECTION_GROUP' }
    expect(missing(ofUser, [group])).toBeDefined()
  })

  it('without fields that it does not compare', () => {
    expect(missing({ orders: newest }, [ownIndex('ASCENDING', 'DESCENDING')])).toBeUndefined()
    const noneOfItsOwn = [override('timestamp')]
    const indexes = [ownIndex('ASCENDING', 'DESCENDING')]
    expect(missing({ orders: newest }, indexes, noneOfItsOwn)).toBeDefined()
  })

  it('or several that are sorted the same way', () => {
    const both = { filters: equal('userId', 'status'), orders: newest }
    const ofStatus = {
      collectionGroup: 'posts',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'timestamp', order: 'DESCENDING' },
      ],
    }
    expect(missing(both, [ofStatus])).toBeDefined()
    expect(missing(both, [ofStatus, ownIndex('ASCENDING', 'DESCENDING')])).toBeUndefined()
  })

  it('in all collections of a name', () => {
    const group = { isGroup: true, filters: [{ field: 'postId', op: 'IN' }] }
    expect(missing(group)).toBeDefined()
    const own = override('postId', { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' })
    expect(missing(group, [], [own])).toBeUndefined()
    expect(missing({ ...group, isGroup: false }, [], [own])).toBeDefined()
  })

  it('for fields that overrides exclude, including all of a map', () => {
    expect(missing({ filters: equal('listing.title') }, [], [override('listing')])).toBeDefined()
    const onlyUp = override('terms', { order: 'ASCENDING' })
    const ofTerm = { filters: equal('terms.`a b`') }
    expect(missing(ofTerm, [], [onlyUp])).toBeUndefined()
    expect(missing({ ...ofTerm, orders: byId('DESCENDING') }, [], [onlyUp])).toBeDefined()
    expect(missing(ofTerm, [], [override('terms.a')])).toBeUndefined()
  })
})

it('throws on a query that it does not understand', () => {
  const contains = { filters: [{ field: 'a', op: 'ARRAY_CONTAINS' }] }
  expect(() => missing(contains)).toThrow('ARRAY_CONTAINS')
  expect(() => missing({ orders: [...newest, ...byId('ASCENDING')] })).toThrow('by id')
})
