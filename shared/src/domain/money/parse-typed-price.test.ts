import fc from 'fast-check'
import { languages } from '#domain/languages.ts'
import { priceLocaleOf } from '#domain/locale.ts'

import { describe, expect, it } from 'vitest'

import { parseTypedNumber, parseTypedPrice, typedCurrency } from './parse-typed-price.ts'

describe('parseTypedPrice', () => {
  it.each([
    ['1500', 1500],
    [' 0 ', 0],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1 500,50', 1500.5],
    ['1.250.000', 1_250_000],
    ['12,5', 12.5],
    ['12.05', 12.05],
    ['1,234.5', 1234.5],
    ['1.250.000,75', 1_250_000.75],
    ['0,5', 0.5],
    ['5.', 5],
    ['£1,250', 1250],
    ['1.250 TL', 1250],
    ['1.250 TL.', 1250],
    ['US$ 20 USD', 20],
    ['12’500', 12_500],
    ['١٥٠٠', 1500],
    ['۱۵۰۰', 1500],
    ['１５００', 1500],
    ['१५००', 1500],
    ['١٬٥٠٠٫٥٠', 1500.5],
    ['￡１，５００．５０', 1500.5],
    ['150k', 150_000],
    ['150 K £', 150_000],
    ['1.5k', 1500],
    ['2,3k', 2300],
    ['1,250k', 1_250_000],
    ['150 bin TL', 150_000],
    ['150 BİN', 150_000],
    ['2 milyon lira', 2_000_000],
    ['1.5m', 1_500_000],
    ['150к', 150_000],
    ['150 тыс.', 150_000],
    ['1,2 млн фунтов', 1_200_000],
    ['١٥٠ ألف', 150_000],
    ['1500,-', 1500],
    ['1.500,- TL', 1500],
    ['1500.–', 1500],
    ['£1500/-', 1500],
    ['1500 руб', 1500],
    ['1 500 руб.', 1500],
    ['1500р', 1500],
    ['₽1500', 1500],
    ['1500 lira', 1500],
    ['1500 ليرة', 1500],
    ['500 pounds', 500],
    ['1,50,000', 150_000],
    ['12,34,567.50', 1_234_567.5],
    ['1500\u200E', 1500],
    ['1500\u200F', 1500],
    ['\u2066₺1.500\u2069', 1500],
    ['١٥٠٠\u200F', 1500],
  ])('reads %j', (typed, price) => {
    expect(parseTypedPrice(typed)).toBe(price)
  })

  it.each([
    '',
    '  ',
    'cheap',
    '-5',
    '1e9',
    '1.2.3',
    '12.3456',
    '1.2345',
    '0.125',
    '1,25,00',
    '1.250.50',
    '12.34.567',
    '1,250.500,00',
    '.5',
    'Infinity',
    '$100 TL',
    'C$100',
    '1$500',
    '1500 TL 20',
    '$$5',
    '$.5',
    'TL',
    'NaN',
    'k',
    '150kk',
    '150 kg',
    '1.50.000',
    '1,50,00',
    '1500,-5',
    '150 bin bin',
    '1500 руб TL',
    '1500 kr',
  ])('rejects %j', (typed) => {
    expect(parseTypedPrice(typed)).toBeUndefined()
  })

  it.each(languages)('reads prices as the site formats them in %s', (language) => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 })
    fc.assert(
      fc.property(cents, (amount) => {
        const price = amount / 100
        const shown = price.toLocaleString(priceLocaleOf(language), { maximumFractionDigits: 2 })
        expect(parseTypedPrice(shown)).toBe(price)
      }),
    )
  })
})

describe('typedCurrency', () => {
  const signs = {
    TRY: ['₺', 'TL', 'TRY'],
    USD: ['$', 'USD', 'US$'],
    EUR: ['€', 'EUR'],
    GBP: ['£', 'GBP', 'STG'],
  }
  const cases = Object.entries(signs).flatMap(([currency, ofCurrency]) =>
    ofCurrency.flatMap((sign) => [sign, sign.toLowerCase()].map((one) => [one, currency] as const)),
  )

  it.each(cases)('reads %s as %s, on either side of the price', (sign, currency) => {
    for (const typed of [`${sign}1.500`, `${sign} 1.500`, `1.500${sign}`, `1.500 ${sign}`]) {
      expect([typed, typedCurrency(typed)]).toEqual([typed, currency])
      expect([typed, parseTypedPrice(typed)]).toEqual([typed, 1500])
      expect([typed, parseTypedNumber(typed)]).toEqual([typed, undefined])
    }
    expect(typedCurrency(sign)).toBe(currency)
  })

  it.each([
    ['150 bin TL', 'TRY'],
    ['150k €', 'EUR'],
    ['500 pounds', 'GBP'],
    ['1500 лир', 'TRY'],
    ['100 долларов', 'USD'],
    ['1500 ليرة', 'TRY'],
    ['1500 руб.', 'other'],
    ['₽1500', 'other'],
    ['1500 р', 'other'],
  ])('reads %j as one in %s', (typed, currency) => {
    expect(typedCurrency(typed)).toBe(currency)
  })

  it('reads the signs of prices in other digits', () => {
    expect(typedCurrency('₺١٥٠٠')).toBe('TRY')
    expect(typedCurrency('＄１５００')).toBe('USD')
  })

  it.each(['', '1500', '150k', '1500,-', 'cheap', 'C$100', 'Bottle'])(
    'reads none in %j',
    (typed) => {
      expect(typedCurrency(typed)).toBeUndefined()
    },
  )
})
