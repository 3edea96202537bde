import { describe, expect, it } from 'vitest'

import { roughlyIn } from './convert-money.ts'
import { ratesInCode } from './exchange-rates.ts'

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
