/** A promise that is not kept. */
export type Broken = {
  /** A sentence. */
  readonly what: string
  /** The row of "When an alert fires" in docs/operations.md that says what to do. */
  readonly row: string
}

/** A part of the page that says whether a site is healthy. */
export type Section = {
  readonly title: string
  readonly lines: readonly string[]
  readonly broken: readonly Broken[]
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** How long ago something was, in the largest unit of which it is at least two. */
export function formatAge(ms: number): string {
  const units = [
    ['days', 24 * hourMs],
    ['hours', hourMs],
    ['minutes', minuteMs],
  ] as const
  const [name, unit] = units.find(([, one]) => ms >= 2 * one) ?? ['seconds', 1000]
  return `${Math.floor(ms / unit)} ${name}`
}
