/** When an ad was added, as the listing page says it: today, yesterday, or a date. */
export type AddedOn =
  | { readonly kind: 'today' }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'date'; readonly date: Date }

const dayInMs = 86_400_000

/** Compares calendar days of the visitor's own time zone; undefined when there is no date. */
export function addedOn(timestamp: string | undefined, now: Date): AddedOn | undefined {
  if (timestamp === undefined) return undefined
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return undefined
  const days = Math.round((startOfDay(now) - startOfDay(date)) / dayInMs)
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'yesterday' }
  return { kind: 'date', date }
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** A date for people: `July 4, 2025`. */
export function formatDate(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date)
}
