import { localeOf } from './locale.ts'

const dayInMs = 86_400_000

/**
 * When a listing was added, as part of a sentence: `today`, `yesterday`, or a date such as
 * `4 July 2025` (`long`) or `4 Jul 2025` (`medium`). Compares calendar days in the visitor's time
 * zone; undefined without a date.
 */
export function formatAddedOn(
  timestamp: string | undefined,
  language: string,
  { dateStyle, now = new Date() }: { readonly dateStyle: 'medium' | 'long'; readonly now?: Date },
): string | undefined {
  if (timestamp === undefined) return undefined
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return undefined
  const days = Math.round((startOfDay(now) - startOfDay(date)) / dayInMs)
  return days === 0 || days === 1
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
    : new Intl.DateTimeFormat(localeOf(language), { dateStyle }).format(date)
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
