import { describe, expect, it } from 'vitest'

import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { ExchangeRatesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

const stored = { asOf: '2099-12-24', EUR: 1.2, GBP: 1.4, TRY: 0.01 }

/** What every {@link ExchangeRatesPort} does. `open` returns a port over this document, or over none. */
export function describeExchangeRatesPort(
  name: string,
  open: (document?: StoredFields) => Promise<ExchangeRatesPort>,
): void {
  describe(`${name}: an ExchangeRatesPort`, () => {
    it('returns the stored rates with their day', async () => {
      const dollarsPerUnit = { USD: 1, EUR: 1.2, GBP: 1.4, TRY: 0.01 }
      const port = await open(stored)
      expect(await port.latest()).toEqual(ok({ asOf: '2099-12-24', dollarsPerUnit }))
    })

    it.each([
      ['no rates are stored', undefined],
      ['those stored are older than the code', { ...stored, asOf: '2020-01-01' }],
      ['one of those stored is absurd', { ...stored, TRY: 50 }],
    ])('returns the rates in code when %s', async (_when, document) => {
      const port = await open(document)
      expect(await port.latest()).toEqual(ok(ratesInCode))
    })
  })
}
