/** What Vitest puts into titles of `it.each`: `%s` and the like, `$name`, `$0.name`. */
const placeholders = /%[sdifjoO#$]|\$[\w.]+/

/**
 * A pattern for the names of the tests that a title in the source stands for.
 *
 * @param {string} title
 */
export function patternOf(title) {
  const parts = title.split(placeholders)
  return parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join('.*')
}

/**
 * The tests in Vitest's JSON report that ran and that this title stands for.
 *
 * @param {{ readonly testResults: readonly object[] }} report
 * @param {string} file From the root.
 * @param {string} title
 */
function testsNamed({ testResults }, file, title) {
  const name = new RegExp(patternOf(title))
  return testResults
    .filter((result) => result.name.endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => /^(?:passed|failed)$/.test(status) && name.test(fullName))
}

/** Whether a test of this name ran and failed; a file that could not be loaded has none. */
export function hasFailed(report, [file, title]) {
  return testsNamed(report, file, title).some(({ status }) => status === 'failed')
}

/** Whether there are tests of this name and all passed. */
export function havePassed(report, [file, title]) {
  const tests = testsNamed(report, file, title)
  return tests.length > 0 && tests.every(({ status }) => status === 'passed')
}

/**
 * The last lines of the command.
 *
 * @param {object} outcome
 * @param {number} outcome.count The changes that were made.
 * @param {readonly string[]} outcome.survived The statements whose tests did not notice theirs.
 * @param {readonly string[]} outcome.broken The tests that fail without a change, or are not there.
 * @param {number} outcome.inBrowser The statements that only a browser test holds, whose changes are not made.
 */
export function summaryOf({ count, survived, broken, inBrowser }) {
  return [
    ...(inBrowser > 0 ? [`${inBrowser} not changed: they need a browser`] : []),
    ...broken.map((name) => `Fails without a change, or is not there: ${name}`),
    ...survived.map((name) => `Survived: ${name}`),
    `${count} changes, ${count - survived.length} noticed, ${survived.length} survived`,
  ].join('\n')
}
