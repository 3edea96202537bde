import type { Report } from '#domain/report.ts'

/** Writes problems to the browser's console. */
export const reportToConsole: Report = ({ what, cause, details }) => {
  console.error(what, ...(details ? [details] : []), cause)
}
