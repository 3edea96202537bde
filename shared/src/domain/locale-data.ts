import { inEachLanguage } from './languages.ts'
import { createDateFormat, localeOf, priceLocaleOf } from './locale.ts'
import type { Currency } from './money/money.ts'

/** Between groups of three digits, and before a fraction. */
export type Separators = { readonly group: string; readonly decimal: string }

type PriceSigns = readonly [before: string, after: string]

type DatePattern = {
  /** `day`, `month`, `year`, and what is between them. */
  readonly parts: readonly string[]
  /** From January on. */
  readonly months: readonly string[]
}

/** Months in words: a medium date is one of numbers in Arabic, whose order is not clear. */
const dateStyles = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

// In a build this module is what it exports (`pluginTexts`): the first use of each format of `Intl` takes a slow phone a
// tenth of a second, and browsers differ from one another, and from the server whose page they continue.

/** How numbers are written. */
export const numbers = inEachLanguage((language) => separatorsOf(localeOf(language)))

/** How prices are written, with what is before and after the amount. */
export const prices = inEachLanguage((language) => {
  const locale = priceLocaleOf(language)
  return {
    separators: separatorsOf(locale),
    signs: {
      USD: signsOf('USD', locale),
      EUR: signsOf('EUR', locale),
      GBP: signsOf('GBP', locale),
      TRY: signsOf('TRY', locale),
    } satisfies Readonly<Record<Currency, PriceSigns>>,
  }
})

/** How dates are written. */
export const dates = inEachLanguage((language) => {
  const locale = localeOf(language)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    medium: patternOf('medium', locale),
    long: patternOf('long', locale),
    month: patternOf('month', locale),
    today: relative.format(0, 'day'),
    yesterday: relative.format(-1, 'day'),
  }
})

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: valueOf('group'), decimal: valueOf('decimal') }
}

function signsOf(currency: Currency, locale: string): PriceSigns {
  const [before = '', after = ''] = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
    .format(1)
    .split('1')
  return [before, after]
}

function patternOf(style: keyof typeof dateStyles, locale: string): DatePattern {
  const format = createDateFormat(locale, dateStyles[style])
  const partsIn = (month: number) => format.formatToParts(new Date(Date.UTC(2025, month, 15)))
  return {
    parts: partsIn(0).map(({ type, value }) => (type === 'literal' ? plainSpaces(value) : type)),
    months: Array.from({ length: 12 }, (_, month) =>
      partsIn(month)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value)
        .join(''),
    ),
  }
}

/** As `format` writes them; `formatToParts` has narrow ones. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u202F', ' ')
}
