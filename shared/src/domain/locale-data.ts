import type { Language } from './languages.ts'
import { inEachLanguage } from './languages.ts'
import { createDateFormat, localeOf, priceLocaleOf } from './locale.ts'
import type { Currency } from './money/money.ts'

/** Between groups of three digits, and before a fraction. */
export type Separators = { readonly group: string; readonly decimal: string }

export type DatePattern = {
  /** `day`, `month`, `year`, and what is between them. */
  readonly parts: readonly string[]
  /** From January on. */
  readonly months: readonly string[]
}

type LocaleData = {
  readonly numbers: Separators
  readonly prices: Separators
  /** What is before and after an amount. */
  readonly currencies: Readonly<Record<Currency, readonly [before: string, after: string]>>
  readonly dates: Readonly<Record<keyof typeof dateStyles, DatePattern>>
  readonly today: string
  readonly yesterday: string
}

/** Months in words: a medium date is one of numbers in Arabic, whose order is not clear. */
const dateStyles = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/**
 * How numbers, prices and dates are written in each language of the site, from `Intl`. In a build this module is what it
 * exports (`pluginTexts`): the first use of each format of `Intl` takes a slow phone a tenth of a second, and
 * browsers differ from one another, and from the server whose page they continue.
 */
export const localeData: Readonly<Record<Language, LocaleData>> = inEachLanguage((language) => {
  const locale = localeOf(language)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const priceLocale = priceLocaleOf(language)
  return {
    numbers: separatorsOf(locale),
    prices: separatorsOf(priceLocale),
    currencies: {
      USD: signsOf('USD', priceLocale),
      EUR: signsOf('EUR', priceLocale),
      GBP: signsOf('GBP', priceLocale),
      TRY: signsOf('TRY', priceLocale),
    },
    dates: {
      medium: patternOf('medium', locale),
      long: patternOf('long', locale),
      month: patternOf('month', locale),
    },
    today: relative.format(0, 'day'),
    yesterday: relative.format(-1, 'day'),
  }
})

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: valueOf('group'), decimal: valueOf('decimal') }
}

function signsOf(currency: Currency, locale: string): readonly [before: string, after: string] {
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
