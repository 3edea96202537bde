import formatCompiled from 'use-intl/format-message/format-only'

import { formatNumber } from '#domain/format-number.ts'
import type { Language } from '#domain/languages.ts'
import { languageFacts, languageOf } from '#domain/languages.ts'
import { localeOf } from '#domain/locale.ts'
import { pluralOf } from '#domain/plural-of.ts'

import { isolate } from './isolate.ts'

type Format = typeof formatCompiled

/**
 * How use-intl formats a compiled message, where it imports `use-intl/format-message`: what users wrote is isolated, and
 * whole counts need no `Intl`.
 */
export default function formatMessage(
  ...[path, message, values, options]: Parameters<Format>
): ReturnType<Format> {
  const language = languageOf(options.locale)
  const { direction } = languageFacts[language]
  return formatCompiled(path, message, values && isolated(values, direction), {
    ...options,
    locale: localeOf(language),
    formatters: {
      ...options.formatters,
      getNumberFormat: (locale, format) =>
        format ? options.formatters.getNumberFormat(locale, format) : numberFormat(language),
      getPluralRules: (locale, rules) =>
        rules?.type === 'ordinal'
          ? options.formatters.getPluralRules(locale, rules)
          : pluralRules(language),
    },
  })
}
formatMessage.raw = false

function numberFormat(language: Language): Intl.NumberFormat {
  const full = () => new Intl.NumberFormat(localeOf(language))
  return {
    format: (value) => formatNumber(Number(value), language),
    formatToParts: (value) => full().formatToParts(Number(value)),
    formatRange: (start, end) => full().formatRange(start, end),
    formatRangeToParts: (start, end) => full().formatRangeToParts(start, end),
    resolvedOptions: () => full().resolvedOptions(),
  }
}

function pluralRules(language: Language): Intl.PluralRules {
  const full = () => new Intl.PluralRules(localeOf(language))
  return {
    select: (count) => (Number.isInteger(count) ? pluralOf[language](count) : 'other'),
    resolvedOptions: () => full().resolvedOptions(),
  }
}

function isolated<Value>(
  values: Readonly<Record<string, Value>>,
  direction: 'ltr' | 'rtl',
): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value, direction) : value,
    ]),
  )
}
