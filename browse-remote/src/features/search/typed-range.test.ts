import { describe, expect, it } from 'vitest'

import { readTypedRange, showTypedRange } from './typed-range.ts'

const read = (min: string, max: string) => readTypedRange({ currency: 'TRY', min, max })

describe('readTypedRange', () => {
  it.each([
    ['', ' ', undefined],
    ['100', '', { currency: 'TRY', min: 100 }],
    ['', '1.500', { currency: 'TRY', max: 1500 }],
    ['0', '0', { currency: 'TRY', min: 0, max: 0 }],
    ['₺100', '200 TL', { currency: 'TRY', min: 100, max: 200 }],
    ['150k', '1,50,000\u200E', { currency: 'TRY', min: 150_000, max: 150_000 }],
    ['1500,-', '2 bin TL', { currency: 'TRY', min: 1500, max: 2000 }],
    ['12,50', '1 000', { currency: 'TRY', min: 12.5, max: 1000 }],
  ])('reads %j to %j', (min, max, value) => {
    expect(read(min, max)).toEqual({ ok: true, value })
  })

  it.each([
    ['cheap', '', 'min', 'notANumber'],
    ['', '-1', 'max', 'notANumber'],
    ['1e3', '20', 'min', 'notANumber'],
    ['200', '100', 'max', 'belowMin'],
    ['$100', '', 'min', 'otherCurrency'],
    ['₺100', '200 eur', 'max', 'otherCurrency'],
    ['100', '£200', 'max', 'otherCurrency'],
  ])('rejects %j to %j at the field %s: %s', (min, max, field, reason) => {
    expect(read(min, max)).toEqual({ ok: false, error: { field, reason } })
  })
})

it('round-trips a range', () => {
  const range = { currency: 'EUR', min: 12.5, max: 99_000 } as const
  expect(readTypedRange(showTypedRange(range, 'GBP'))).toEqual({ ok: true, value: range })
  expect(showTypedRange(undefined, 'GBP')).toEqual({ currency: 'GBP', min: '', max: '' })
})
