import { describe, expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'

import type { EarlierPrice } from './listing.ts'
import { decodeEarlierPrices, maxEarlierPrices, reducedFrom } from './reduced-price.ts'

/** A price in pounds until a day of November; a fraction is a time of the day. */
function until(day: number, price: number, currency = 'GBP'): EarlierPrice {
  return {
    price,
    currency,
    until: new Date(Date.UTC(2026, 10, 1) + day * 86_400_000).toISOString(),
  }
}

function reduced(price: number, ...earlierPrices: readonly EarlierPrice[]): number | undefined {
  return reducedFrom({ ...aListing(), price, currency: 'GBP', earlierPrices })
}

describe('reducedFrom', () => {
  it.each<[string, number | undefined, number | undefined]>([
    ['a price that never changed', reduced(300), undefined],
    ['one that fell', reduced(260, until(1, 300)), 300],
    ['one that fell twice', reduced(240, until(1, 300), until(2, 260)), 300],
    ['one that rose', reduced(300, until(1, 260)), undefined],
    ['one that fell and rose', reduced(280, until(1, 300), until(2, 260)), undefined],
    ['one that is the same again', reduced(300, until(1, 300)), undefined],
    ['one that rose, and fell after seven days', reduced(280, until(1, 260), until(8, 300)), 300],
    [
      'one that fell below that from which it rose',
      reduced(250, until(1, 260), until(8, 300)),
      300,
    ],
    ['a rise and a fall in less', reduced(260, until(1, 260), until(7.999, 300)), undefined],
    ['even below what it was', reduced(200, until(1, 260), until(7, 300)), undefined],
    [
      'two rises, of which the last did not last',
      reduced(280, until(1, 260), until(8, 300), until(9, 310)),
      undefined,
    ],
    [
      'a fall from a price that lasted, after one that came too soon',
      reduced(200, until(1, 260), until(2, 300), until(20, 280)),
      280,
    ],
    ['a price in another currency', reduced(260, until(1, 300, 'USD')), undefined],
    ['a fall soon after that', reduced(260, until(1, 9000, 'TRY'), until(2, 300)), undefined],
    ['a fall long after that', reduced(260, until(1, 9000, 'TRY'), until(9, 300)), 300],
  ])('%s', (_what, from, expected) => {
    expect(from).toBe(expected)
  })

  it('does not know a rise that small falls have displaced', () => {
    const falls = Array.from({ length: maxEarlierPrices }, (_, day) => until(day, 300 - day))
    expect(reduced(200, ...falls)).toBeUndefined()
    expect(reduced(200, ...falls.slice(1))).toBe(299)
    expect(reduced(200, ...falls.slice(1), until(30, 250))).toBe(250)
  })
})

describe('decodeEarlierPrices', () => {
  it('reads the latest of what a function writes, and leaves out the rest', () => {
    const many = Array.from({ length: 12 }, (_, day) => until(day, 100 + day))
    expect(decodeEarlierPrices(many)).toEqual(many.slice(-maxEarlierPrices))
    expect(
      decodeEarlierPrices([until(1, 300), null, 7, {}, { ...until(2, 1), until: 'x' }]),
    ).toEqual([until(1, 300)])
    expect(decodeEarlierPrices('300')).toEqual([])
  })
})
