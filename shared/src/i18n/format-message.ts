import formatCompiled from 'use-intl/format-message/format-only'

import { isolate } from './isolate.ts'

type Format = typeof formatCompiled

/** How use-intl formats a compiled message, where it imports `use-intl/format-message`: what users wrote is isolated. */
export default function formatMessage(
  ...[path, message, values, options]: Parameters<Format>
): ReturnType<Format> {
  return formatCompiled(path, message, values && isolated(values), options)
}
formatMessage.raw = false

function isolated<Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value) : value,
    ]),
  )
}
