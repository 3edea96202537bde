import { reachedBy } from './changed.mjs'
import { changedFiles, readWorkspace } from './changed-files.mjs'

/** The suites that the changes of this checkout reach, limited to what they reach, and a line that says so. */
export function changedSuites(suites, since) {
  const changed = changedFiles(since)
  return limitTo(reachedBy(changed, readWorkspace()), suites, changed.length)
}

/** Suites limited to what changes reach in each, and a line that says what that is. */
export function limitTo(reached, suites, changes) {
  const isReached = ({ name }) => (reached[name] ?? []).length > 0
  const limited = suites.filter(isReached).map((suite) => {
    const files = reached[suite.name]
    return files === 'all' ? suite : { ...suite, run: (run) => suite.runReached(run, files) }
  })
  const names = (all) => all.map(({ name }) => name).join(', ')
  const partly = limited.filter(({ name }) => reached[name] !== 'all')
  const left = suites.filter(({ name }) => reached[name] !== undefined && !isReached({ name }))
  const summary = [
    `${changes} changed file${changes === 1 ? '' : 's'}: ${names(limited) || 'nothing to run'}`,
    ...(partly.length > 0 ? [`only what is reached: ${names(partly)}`] : []),
    ...(left.length > 0 ? [`not reached, so not run: ${names(left)}`] : []),
  ].join('; ')
  return { suites: limited, summary }
}
