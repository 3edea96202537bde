/**
 * The tests in Playwright's JSON report: name, result, and the trace of the first failed attempt, if there
 * is one.
 */
export function testsOf({ suites = [] }) {
  return suites.flatMap((file) => testsIn(file, []))
}

/** The title of the outermost suite is the name of the file. */
function testsIn({ suites = [], specs }, titles) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${file}: ${[...titles, title].join(' › ')}`,
        status,
        trace: traceOf(results),
      })),
    ),
    ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
  ]
}

function traceOf(results) {
  return results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')
    ?.path
}
