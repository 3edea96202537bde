import { GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { fromJson, toJson } from './stored-value.ts'

it.each([
  ['texts and numbers', { title: 'Civic ', price: 9750.5, year: 2016, negotiable: true }],
  ['nothing', { picture: null, about: '', imageUrl: [], terms: {} }],
  ['times, to the nanosecond', { at: new Timestamp(1_760_000_000, 123_456_789) }],
  ['times in lists of maps', { posts: [{ id: 'x', at: new Timestamp(1, 0) }] }],
  ['a text that looks like a time', { $timestamp: 'noon' }],
])('keeps %s', (_what, fields) => {
  expect(fromJson(JSON.parse(JSON.stringify(toJson(fields))))).toEqual(fields)
})

it('refuses what it would change', () => {
  expect(() => toJson({ at: new GeoPoint(35, 33) })).toThrow('A GeoPoint cannot be backed up')
})
