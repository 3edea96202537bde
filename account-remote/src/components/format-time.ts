import { createDateFormat, localeOf } from '@adamarket/shared/domain/locale.ts'

/** A moment in North Cyprus, from an ISO 8601 time; empty without one. */
export function formatTime(time: string, language: string): string {
  const moment = new Date(time)
  if (Number.isNaN(moment.getTime())) return ''
  const format = createDateFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(moment)
}
