import { localeOf, timeZone } from './locale.ts'

const dayInMs = 86_400_000

const inNumbers = new Intl.DateTimeFormat('en', { timeZone })

type Options = {
  readonly dateStyle: 'medium' | 'long'
  /** Without it, `today` and `yesterday` are dates as well. */
  readonly now: Date | undefined
}

/**
 * When a listing was added, as part of a sentence: `today`, `yesterday`, or a date such as
 * `4 July 2025` (`long`) or `4 Jul 2025` (`medium`). Compares calendar days in North Cyprus; undefined
 * without a date.
 */
export function formatAddedOn(
  timestamp: string | undefined,
  language: string,
  { dateStyle, now }: Options,
): string | undefined {
  if (timestamp === undefined) return undefined
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return undefined
  const days = now && (dayOf(now) - dayOf(date)) / dayInMs
  return days === 0 || days === 1
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
    : new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone }).format(date)
}

/** Midnight of a date's calendar day, as if it were in UTC. */
function dayOf(date: Date): number {
  const parts = inNumbers.formatToParts(date)
  const number = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(number('year'), number('month') - 1, number('day'))
}
