import { reachedBy } from './changed.mjs'
import { changedFiles, readWorkspace } from './changed-files.mjs'

/** Where a suite runs, and names its tests from. */
const folderOf = { unit: '', emulator: 'backend/', e2e: 'e2e/' }

/** The suites that the changes of this checkout reach, limited to the tests that they reach, and a line that says so. */
export function changedSuites(suites, since) {
  const changed = changedFiles(since)
  return limitTo(reachedBy(changed, readWorkspace()), suites, changed.length)
}

/** Suites limited to what changes reach in each, and a line that says what that is. */
export function limitTo(reached, suites, changes) {
  const isReached = ({ name }) => (reached[name] ?? []).length > 0
  const limited = suites.filter(isReached).map((suite) => {
    const tests = reached[suite.name]
    if (tests === 'all') return suite
    const files = tests.map((path) => path.slice(folderOf[suite.name].length))
    return { ...suite, run: (run) => suite.run(run, files) }
  })
  return { suites: limited, summary: summaryOf(reached, limited, changes) }
}

function summaryOf(reached, limited, changes) {
  const names = limited.map(({ name }) =>
    reached[name] === 'all' ? name : `${name} (${count(reached[name].length, 'file')})`,
  )
  const untouched = ['lint', 'types', 'unit', 'emulator', 'e2e'].filter(
    (name) => !limited.some((suite) => suite.name === name),
  )
  return [
    `${count(changes, 'changed file')}: ${names.join(', ') || 'nothing to run'}`,
    ...(untouched.length > 0 ? [`not reached, so not run: ${untouched.join(', ')}`] : []),
  ].join('; ')
}

function count(number, what) {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
