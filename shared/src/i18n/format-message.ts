import formatCompiled from 'use-intl/format-message/format-only'

import { languageFacts, languageOf } from '#domain/languages.ts'
import { localeOf } from '#domain/locale.ts'

import { isolate } from './isolate.ts'

type Format = typeof formatCompiled

/** How use-intl formats a compiled message, where it imports `use-intl/format-message`: what users wrote is isolated. */
export default function formatMessage(
  ...[path, message, values, options]: Parameters<Format>
): ReturnType<Format> {
  const { locale } = options
  const { direction } = languageFacts[languageOf(locale)]
  return formatCompiled(path, message, values && isolated(values, direction), {
    ...options,
    locale: localeOf(locale),
  })
}
formatMessage.raw = false

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
