/** How often the parts of one release were loaded, and how often that failed. */
export type Tally = { readonly loads: number; readonly failures: number }

/** With fewer loads, a share is meaningless. */
const minLoads = 50

/** One broken device retries several times, and must not stop a canary alone. */
const minFailures = 5

/**
 * How many standard errors the shares must be apart. The rule is applied to every batch, so the usual 2 would
 * stop good canaries by chance.
 */
const standardErrors = 4

/** Whether a canary fails more often than the live release, and not by chance: a test of two proportions. */
export function failsMore(canary: Tally, live: Tally): boolean {
  if (canary.loads < minLoads || live.loads < minLoads) return false
  if (canary.failures < minFailures) return false
  const all = (canary.failures + live.failures) / (canary.loads + live.loads)
  const error = Math.sqrt(all * (1 - all) * (1 / canary.loads + 1 / live.loads))
  return shareOf(canary) - shareOf(live) > standardErrors * error
}

function shareOf({ loads, failures }: Tally): number {
  return failures / loads
}
