import { daysBetween, formatDate } from '#domain/format-date.ts'
import { languageOf } from '#domain/languages.ts'
import { dates } from '#domain/locale-data.ts'

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
  const { today, yesterday } = dates[languageOf(language)]
  if (days === 0) return today
  return days === 1 ? yesterday : formatDate(date, language, dateStyle)
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
