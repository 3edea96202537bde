/** Named figures of one kind of measurement. */
export type Figures = Readonly<Record<string, number>>

/** The median; for an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)] ?? Number.NaN
  const high = sorted[Math.ceil(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** The smallest value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** The median of each figure, over measurements of the same thing. */
export function medians(measurements: readonly Figures[]): Figures {
  const names = new Set(measurements.flatMap((one) => Object.keys(one)))
  return Object.fromEntries(
    [...names].map((name) => [name, median(measurements.flatMap((one) => one[name] ?? []))]),
  )
}
