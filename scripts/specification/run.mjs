import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { step } from '#bootstrap/command.mjs'
import { ensureJava } from '#bootstrap/java.mjs'
import { stop } from '#bootstrap/stop.mjs'
import { runTool, wasInterrupted } from '#checks/run-tool.mjs'
import { copyCheckout } from '#create-remote/copy-checkout.mjs'

import { summaryOf } from './report-of.mjs'
import { readStatements, runnerOf, selectStatements } from './statements.mjs'

// Makes the change of each statement of the specification in a copy of this checkout, and checks that the statement's
// test fails: `mutate-specification [section or words]`.
const { positionals: words } = parseArgs({ allowPositionals: true })
/** A test takes some seconds, and there are hundreds. */
const timeoutMs = 115 * 60_000
/** In the copy, with the Node of this process. */
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
}

const statements = selectStatements(readStatements(), words)
if (statements.length === 0) stop(`No statement is called ${words.join(' ')}, or has these words.`)
const count = (runner) =>
  statements.filter(({ test }) => test && runnerOf(test[0]) === runner).length

const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
try {
  await step('Copying this checkout', () => copyCheckout(place))
  await runNode([join(place, 'scripts', 'run.mjs'), 'operations', 'install'], place)
  const outcomes = []
  if (count('unit') > 0) outcomes.push(await mutate('unit', place, []))
  if (count('emulator') > 0) {
    await ensureJava()
    const cli = ['--import', 'tsx', join(place, 'backend', 'cli.ts')]
    const onEmulators = [...cli, 'with-stack', '--bare', '--', process.execPath]
    outcomes.push(await mutate('emulator', join(place, 'backend'), onEmulators))
  }
  console.log(`\n${summaryOf(outcomes, count('browser'))}`)
  process.exitCode = outcomes.every(({ survived }) => survived.length === 0) ? 0 : 1
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** Makes the changes that tests with this runner notice. */
async function mutate(runner, cwd, before) {
  const outcome = join(place, '.adamarket', `${runner}.json`)
  const script = join(place, 'scripts', 'specification', 'mutate.mjs')
  await runNode([...before, script, runner, outcome, ...words], cwd)
  return JSON.parse(readFileSync(outcome, 'utf8'))
}

async function runNode(parameters, cwd) {
  const { code } = await runTool(process.execPath, parameters, {
    cwd,
    env,
    timeoutMs,
    verbose: true,
  })
  if (code === 0 && !wasInterrupted()) return
  if (existsSync(place)) rmSync(place, { recursive: true, force: true })
  stop('A test fails without a change, or the tests could not run.')
}
