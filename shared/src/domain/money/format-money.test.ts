import { describe, expect, it } from 'vitest'

import { formatMoney } from './format-money.ts'

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
