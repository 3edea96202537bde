/** How often the parts of one release were loaded, and how often that failed. */
export type Tally = { readonly loads: number; readonly failures: number }

/** Below this a share says nothing. */
const fewestLoads = 50

/** One broken device retries some times: it must not stop a canary alone. */
const fewestFailures = 5

/**
 * How many standard errors the shares must be apart. The rule is asked again with every batch, so the usual 2
 * would stop good canaries by chance.
 */
const standardErrors = 4

/** Whether a canary fails more often than what is live, and not by chance: a test of two proportions. */
export function failsMore(canary: Tally, live: Tally): boolean {
  if (canary.loads < fewestLoads || live.loads < fewestLoads) return false
  if (canary.failures < fewestFailures) return false
  const all = (canary.failures + live.failures) / (canary.loads + live.loads)
  const error = Math.sqrt(all * (1 - all) * (1 / canary.loads + 1 / live.loads))
  return shareOf(canary) - shareOf(live) > standardErrors * error
}

function shareOf({ loads, failures }: Tally): number {
  return failures / loads
}
