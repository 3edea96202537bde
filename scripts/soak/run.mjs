import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'

import { repository } from '#bootstrap/repository.mjs'
import { stop } from '#bootstrap/stop.mjs'
import { runTool, wasInterrupted } from '#checks/run-tool.mjs'

import { testsOf } from './playwright-report.mjs'
import { readSoakRequest } from './request.mjs'
import { describeRounds } from './summary.mjs'

// Repeats the browser tests: `e2e:soak [--times 10] [--load 2] [options of playwright test]`. Rounds run one after
// another, since Playwright's --repeat-each would run a test in parallel with itself, and both would share a mail
// catcher. Each has a stack of its own, as Firestore's emulator keeps what closed pages listened to: after ten rounds
// it is full.
if (process.argv.includes('--help')) parseArgs()
const { times, load, options } = readRequest()
const reports = join(repository, '.adamarket', 'reports', 'soak')
rmSync(reports, { recursive: true, force: true })

// Threads rather than processes, so that they cannot outlive this one.
for (let index = 0; index < load; index += 1) new Worker('for (;;);', { eval: true }).unref()

const rounds = []
for (let round = 1; round <= times; round += 1) {
  const outcome = await runRound(round)
  if (wasInterrupted()) break
  rounds.push(outcome)
}
if (wasInterrupted()) console.log(`\nInterrupted after ${rounds.length} of ${times} rounds`)
const isGreen = rounds.length === times && rounds.every(({ failed }) => failed.length === 0)
if (!isGreen) console.log(`Traces: ${reports}`)
if (rounds.length > 0) console.log(`\n${describeRounds(rounds)}`)
process.exitCode = isGreen ? 0 : 1

/** The names of the tests that failed in this round, and how many there were. */
async function runRound(round) {
  const began = performance.now()
  const output = join(reports, `round-${round}`)
  const report = `${output}.json`
  const settings = ['--retries=0', '--reporter=dot,json', '--output', output]
  const { code, output: written } = await runTool(
    process.execPath,
    [join(repository, 'scripts', 'e2e.mjs'), ...options, ...settings],
    { cwd: repository, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  if (wasInterrupted()) return { failed: [], count: 0 }
  const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : []
  const failed = tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name)
  if (code !== 0) console.log(written.trimEnd())
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `  Round ${round} of ${times}: ${failed.length} of ${tests.length} failed (${seconds} s)`,
  )
  if (code !== 0 && failed.length === 0) failed.push('Playwright itself failed')
  return { failed, count: tests.length }
}

function readRequest() {
  try {
    return readSoakRequest(process.argv.slice(2))
  } catch (error) {
    return stop(error.message)
  }
}
