import { existsSync, readFileSync } from 'node:fs'

/** The counts of Vitest's JSON report. */
export function vitestCounts(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** The counts of Playwright's JSON report. */
export function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + errors.length }
}

/**
 * The result of a test runner. A runner that crashed, wrote no report or ran no test has failed, whatever
 * else it says; unless `mayBeEmpty`, as when it runs what a change reaches.
 */
export function countReport({ code, output }, file, countsOf, mayBeEmpty = false) {
  const counts = existsSync(file)
    ? countsOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  const { passed, failed } = counts
  if (passed + failed > 0)
    return { ...counts, failed: failed === 0 && code !== 0 ? 1 : failed, output }
  if (mayBeEmpty && code === 0) return { passed, failed, output }
  const why = existsSync(file) ? 'No test ran.' : 'No report was written.'
  return { passed, failed: 1, output: `${output}\n${why}` }
}

/**
 * The last counts in what a tool printed, as Playwright and `npm test` do; a tool that prints none is a single check.
 */
export function countOutput({ code, output }) {
  const last = (what) =>
    Number(output.match(new RegExp(`\\b\\d+(?= ${what}\\b)`, 'g'))?.at(-1) ?? 0)
  const counts = { passed: last('passed'), failed: last('failed') }
  if (counts.passed + counts.failed === 0) return countOne({ code, output })
  return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed, output }
}

/** A single check, which passes or fails. */
export function countOne({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** Adds up several results. */
export function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    output: outcomes
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output)
      .join('\n'),
  }
}
