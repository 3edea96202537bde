/**
 * Each test that failed in any round, the most frequent first, with the number of failures; and the sum of all rounds
 * as the last line, which `nightly` counts.
 *
 * @param {readonly { readonly failed: readonly string[], readonly count: number }[]} rounds The names of the failed
 *   tests of each round, and how many ran.
 */
export function describeRounds(rounds) {
  const counts = new Map()
  for (const name of rounds.flatMap(({ failed }) => [...new Set(failed)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const lines = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} of ${rounds.length}  ${name}`)
  const failed = rounds.reduce((total, round) => total + round.failed.length, 0)
  const count = rounds.reduce((total, round) => total + round.count, 0)
  const all = `${Math.max(0, count - failed)} passed, ${failed} failed`
  return counts.size === 0 ? all : [...lines, '', all].join('\n')
}
