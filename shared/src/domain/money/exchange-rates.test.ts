import { describe, expect, it } from 'vitest'

import { latestRates, parseRates, ratesInCode, toRatesDocument } from './exchange-rates.ts'

const document = toRatesDocument(ratesInCode)

describe('parseRates', () => {
  it('reads what toRatesDocument writes', () => {
    expect(parseRates(document)).toEqual(ratesInCode)
  })

  it.each([
    ['without a day', { asOf: undefined }],
    ['with a day that does not exist', { asOf: '2026-02-30' }],
    ['with a time', { asOf: '2026-11-01T10:00:00.000Z' }],
    ['without a rate', { EUR: undefined }],
    ['with a rate as text', { GBP: '1.32' }],
    ['with a rate of zero', { TRY: 0 }],
    ['with a negative rate', { EUR: -1.16 }],
    ['with a rate that is no number', { EUR: NaN }],
    ['with a rate the wrong way round', { TRY: 50 }],
  ])('refuses a document %s', (_what, change) => {
    expect(parseRates({ ...document, ...change })).toBeUndefined()
  })
})

describe('latestRates', () => {
  it.each(['2026-11-01', '2027-01-31'])('are the stored rates of %s', (asOf) => {
    expect(latestRates({ ...document, asOf, GBP: 1.4 }).dollarsPerUnit.GBP).toBe(1.4)
  })

  it('are the rates in code while the stored ones are older', () => {
    expect(latestRates({ ...document, asOf: '2026-10-31', GBP: 1.4 })).toBe(ratesInCode)
  })
})
