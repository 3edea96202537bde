/** A time as documents store it. It is computed when a test needs it: suites run for minutes. */
export const timeFromNow = (milliseconds: number): string =>
  new Date(Date.now() + milliseconds).toISOString()
