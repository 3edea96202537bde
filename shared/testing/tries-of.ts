/**
 * How many random cases to try: a sample that is always the same, or with `RANDOM_TIMES=20` twenty times as many, with
 * another seed.
 */
export function triesOf(sample: number): { readonly numRuns: number; readonly seed: number } {
  const times = process.env['RANDOM_TIMES']
  if (times === undefined) return { numRuns: sample, seed: 4 }
  return { numRuns: sample * Number(times), seed: Date.now() % 2 ** 31 }
}
