import fc from 'fast-check'
import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { formatCursor, parseCursor, positionOf } from './time-cursor.ts'

describe('a cursor', () => {
  it('leads back to its position', () => {
    const timestamp = fc.oneof(
      fc.string(),
      fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
        .map((date) => Timestamp.fromDate(date)),
    )
    fc.assert(
      fc.property(fc.uuid(), timestamp, (id, at) => {
        const place = positionOf(id, at)
        expect(place && parseCursor(formatCursor(place))).toEqual({
          id,
          timestamp:
            typeof at === 'string' ? at : { seconds: at.seconds, nanoseconds: at.nanoseconds },
        })
      }),
      { examples: [['00000000-0000-0000-0000-000000000000', new Timestamp(-1, 999_999_999)]] },
    )
  })

  it.each([
    '',
    'x',
    'null',
    '{}',
    '{"id":"","timestamp":""}',
    '{"id":"a/b","timestamp":""}',
    '{"id":"a","timestamp":7}',
    '{"id":"a","timestamp":{"seconds":1e300,"nanoseconds":0}}',
    '{"id":"a","timestamp":{"seconds":0,"nanoseconds":-1}}',
  ])('rejects %j', (text) => {
    expect(parseCursor(text)).toBeUndefined()
  })

  it('does not exist for a document whose time has no order', () => {
    expect(positionOf('a', { at: 'noon' })).toBeUndefined()
    expect(positionOf('a', { seconds: 1, nanoseconds: 0 })).toBeUndefined()
    expect(positionOf('a', undefined)).toBeUndefined()
  })
})
