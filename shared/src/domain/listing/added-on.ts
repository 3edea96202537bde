import { createDateFormat, localeOf } from '#domain/locale.ts'

const dayInMs = 86_400_000

/** Months in words: a medium date is one of numbers in Arabic, whose order is not clear. */
const styles = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
} as const

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
  const days = now && daysBetween(date, now)
  const inFull = () => dateFormat(localeOf(language), styles[dateStyle]).format(date)
  return days === 0 || days === 1 ? (relativeDay(-days, language) ?? inFull()) : inFull()
}

/** Undefined in a browser without such formats. */
function relativeDay(days: number, language: string): string | undefined {
  try {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
  } catch {
    return undefined
  }
}

/** The same, not as a part of a sentence: `Today`. */
export function formatAddedDate(
  timestamp: string | undefined,
  language: string,
  now: Date | undefined,
): string | undefined {
  const [first, ...rest] = formatAddedOn(timestamp, language, { dateStyle: 'medium', now }) ?? ''
  return first && first.toLocaleUpperCase(language) + rest.join('')
}

/** The number of calendar days; a rough one, from two on, for a date that is certainly older. */
function daysBetween(date: Date, now: Date): number {
  const roughly = (now.getTime() - date.getTime()) / dayInMs
  return Math.abs(roughly) > 3 ? roughly : (dayOf(now) - dayOf(date)) / dayInMs
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached: the first one of a page takes longer than rendering ten cards, each other one as long as a card. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.month} ${options.dateStyle}`
  const format = formats.get(key) ?? createDateFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Midnight of a date's calendar day, as if it were in UTC. */
function dayOf(date: Date): number {
  const parts = dateFormat('en', {}).formatToParts(date)
  const number = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(number('year'), number('month') - 1, number('day'))
}
