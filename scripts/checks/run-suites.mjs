import { repository } from '#bootstrap/repository.mjs'

import { sum } from './count.mjs'
import { runTool, wasInterrupted } from './run-tool.mjs'

/**
 * Runs the suites one after another, those with `parallel` beside the next ones until one with `exclusive`. Prints the
 * result of each and, on the last line, how many checks passed and failed in total. Resolves to whether all passed.
 */
export async function runSuites({ suites, verbose, files = [] }, environment, write = console.log) {
  const outcomes = []
  const parallel = []
  for (const suite of suites) {
    if (suite.exclusive) await Promise.all(parallel)
    const running = runSuite(suite, { verbose, files, environment, write }).then((outcome) =>
      outcomes.push(outcome),
    )
    if (suite.parallel) parallel.push(running)
    else await running
    if (wasInterrupted()) return false
  }
  await Promise.all(parallel)
  if (wasInterrupted()) return false
  const { passed, failed } = sum(outcomes)
  write(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

async function runSuite({ name, run }, { verbose, files, environment, write }) {
  const began = performance.now()
  write(`  … ${name}`)
  const start = (command, parameters, { cwd = repository, env } = {}) =>
    runTool(command, parameters, { cwd, env: { ...environment, ...env }, verbose })
  const outcome = await run(start, files).catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.stack,
  }))

  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const { passed, failed, output } = outcome
  if (failed > 0 && !verbose) write(`${output.trimEnd()}\n`)
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  write(`  ${failed > 0 ? '✗' : '✓'} ${name}: ${counts} (${seconds} s)`)
  return outcome
}
