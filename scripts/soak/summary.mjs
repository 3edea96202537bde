/**
 * Each test that failed in any round, the most frequent first, with the number of failures.
 *
 * @param {readonly (readonly string[])[]} rounds The names of the failed tests of each round.
 */
export function describeRounds(rounds) {
  const counts = new Map()
  for (const name of rounds.flatMap((failed) => [...new Set(failed)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  if (counts.size === 0) return `0 of ${rounds.length} rounds had a failed test`
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} of ${rounds.length}  ${name}`)
    .join('\n')
}
