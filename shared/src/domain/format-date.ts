import { languageOf } from './languages.ts'
import { dates } from './locale-data.ts'

const hourInMs = 3_600_000
const dayInMs = 24 * hourInMs

/** The calendar day of a date in North Cyprus: `4 Jul 2025` (`medium`), `4 July 2025` (`long`), `July 2025` (`month`). */
export function formatDate(
  date: Date,
  language: string,
  style: 'medium' | 'long' | 'month',
): string {
  const { parts, months } = dates[languageOf(language)][style]
  const there = inNorthCyprus(date)
  const values: Readonly<Record<string, string | undefined>> = {
    day: String(there.getUTCDate()),
    month: months[there.getUTCMonth()],
    year: String(there.getUTCFullYear()),
  }
  return parts.map((part) => values[part] ?? part).join('')
}

/** The number of calendar days in North Cyprus from one date to another. */
export function daysBetween(date: Date, later: Date): number {
  return dayNumber(later) - dayNumber(date)
}

function dayNumber(date: Date): number {
  return Math.floor(inNorthCyprus(date).getTime() / dayInMs)
}

/** What clocks there show, as if it were in UTC: two hours ahead, three in summer, as in the European Union. */
function inNorthCyprus(date: Date): Date {
  const year = date.getUTCFullYear()
  const isSummer = date >= lastSunday(year, 'March') && date < lastSunday(year, 'October')
  return new Date(date.getTime() + (isSummer ? 3 : 2) * hourInMs)
}

/** One o'clock in UTC, when clocks change. */
function lastSunday(year: number, month: 'March' | 'October'): Date {
  const end = new Date(Date.UTC(year, month === 'March' ? 2 : 9, 31, 1))
  return new Date(end.getTime() - end.getUTCDay() * dayInMs)
}
