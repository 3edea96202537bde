import { describe, expect, it } from 'vitest'

import { ratesInCode } from './exchange-rates.ts'
import { roughlyIn } from './convert-money.ts'
import { formatMoney } from './money.ts'

describe('formatMoney', () => {
  it.each([
    [{ amount: 12500, currency: 'GBP' }, 'en', '£12,500'],
    [{ amount: 1250.5, currency: 'TRY' }, 'en', '₺1,250.50'],
    [{ amount: 1250.5, currency: 'TRY' }, 'tr', '₺1.250,50'],
    // Sellers write it like this; `Intl` writes `12,500 UK£` in Arabic.
    [{ amount: 12500, currency: 'GBP' }, 'ar', '£12,500'],
    [{ amount: 0, currency: 'EUR' }, 'en', '€0'],
    [{ amount: 999_999_999_999, currency: 'USD' }, 'en', '$999,999,999,999'],
  ])('%j in %s is %s', (money, language, text) => {
    expect(formatMoney(money, language)).toBe(text)
  })

  it.each(['', 'pounds', 'gbp', '<b>', 'G'.repeat(200)])(
    'shows the unknown currency %j as it is stored, without throwing',
    (currency) => {
      expect(formatMoney({ amount: 1500, currency }, 'en')).toBe(`1,500 ${currency}`.trim())
    },
  )
})

describe('roughlyIn', () => {
  it('is the price in another currency, to three digits', () => {
    expect(roughlyIn('TRY', { amount: 9750, currency: 'GBP' }, ratesInCode)).toEqual({
      amount: 644_000,
      currency: 'TRY',
    })
    expect(roughlyIn('GBP', { amount: 900, currency: 'TRY' }, ratesInCode)).toEqual({
      amount: 13.6,
      currency: 'GBP',
    })
  })

  it.each([
    { amount: 900, currency: 'TRY' },
    { amount: 900, currency: 'lira' },
    { amount: 0, currency: 'GBP' },
  ])('is nothing for %j in lira', (money) => {
    expect(roughlyIn('TRY', money, ratesInCode)).toBeUndefined()
  })
})
