import { existsSync, readFileSync } from 'node:fs'

/** The counts of Vitest's JSON report. */
export function vitestCounts(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** The counts of Playwright's JSON report. A test that passed at a second try has failed. */
export function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * What a test runner's run comes to. A runner that crashed, wrote no report or ran no test has failed,
 * whatever else it says.
 */
export function countReport({ code, output }, file, countsOf) {
  if (!existsSync(file))
    return { passed: 0, failed: 1, output: `${output}\nNo report was written.` }
  const { passed, failed } = countsOf(JSON.parse(readFileSync(file, 'utf8')))
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNo test ran.` }
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output }
}

/** A single check: it passes or fails as one. */
export function countOne({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** Several outcomes as one. */
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
