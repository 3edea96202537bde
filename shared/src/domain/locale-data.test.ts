import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { daysBetween, formatDate } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import { languages } from './languages.ts'
import { localeOf, priceLocaleOf, timeZone } from './locale.ts'
import { formatMoney } from './money/format-money.ts'
import { currencies } from './money/money.ts'
import { pluralOf } from './plural-of.ts'

const times = { numRuns: 2_000 }

const amount = fc.oneof(
  fc.nat({ max: 100_000 }),
  fc.nat({ max: 999_999_999_999 }),
  fc.double({ min: 0.001, max: 10_000_000, noNaN: true }),
  fc.nat({ max: 10_000_000 }).map((thousandths) => thousandths / 1_000),
)

describe.each(languages)('in %s, as by Intl', (language) => {
  it('numbers are written', () => {
    const format = new Intl.NumberFormat(localeOf(language))
    fc.assert(
      fc.property(amount, (value) => {
        expect(formatNumber(value, language)).toBe(format.format(value))
      }),
      times,
    )
  })

  it.each([-1, -1_234.5, 1e15, 1e21, NaN, Infinity])('%d is written', (value) => {
    const format = new Intl.NumberFormat(localeOf(language))
    expect(formatNumber(value, language)).toBe(format.format(value))
  })

  it.each([...currencies, 'CHF'])('prices in %s are written', (currency) => {
    const options = {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    } as const
    const whole = new Intl.NumberFormat(priceLocaleOf(language), {
      ...options,
      maximumFractionDigits: 0,
    })
    const withCents = new Intl.NumberFormat(priceLocaleOf(language), options)
    fc.assert(
      fc.property(amount, (value) => {
        const format = Number.isInteger(value) ? whole : withCents
        expect(formatMoney({ amount: value, currency }, language)).toBe(format.format(value))
      }),
      times,
    )
  })

  it.each([
    ['medium', { day: 'numeric', month: 'short', year: 'numeric' }],
    ['long', { dateStyle: 'long' }],
    ['month', { month: 'long', year: 'numeric' }],
  ] as const)('dates are written (%s)', (style, options) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone })
    for (const date of hours(2024, 2028, 7)) {
      expect(formatDate(date, language, style)).toBe(format.format(date))
    }
  })

  it('counts have their plural', () => {
    const rules = new Intl.PluralRules(localeOf(language))
    for (let count = 0; count <= 2_000; count += 1) {
      expect([count, pluralOf[language](count)]).toEqual([count, rules.select(count)])
    }
  })
})

it('days end as in Cyprus, all the years around', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone })
  const [first] = hours(2005, 2005, 24)
  for (const date of hours(2005, 2045, 24 - 1 / 8)) {
    const midnights = first ? daysBetween(first, date) : NaN
    expect(new Date(Date.UTC(2005, 0, 1 + midnights)).toISOString().slice(0, 10)).toBe(
      format.format(date),
    )
  }
})

/** From the first to the last year, every so many hours. */
function hours(first: number, last: number, every: number): readonly Date[] {
  const start = Date.UTC(first, 0, 1)
  const count = Math.ceil((Date.UTC(last + 1, 0, 1) - start) / (every * 3_600_000))
  return Array.from({ length: count }, (_, index) => new Date(start + index * every * 3_600_000))
}
