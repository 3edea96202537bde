import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { step } from '#bootstrap/command.mjs'
import { ensureJava } from '#bootstrap/java.mjs'
import { stop } from '#bootstrap/stop.mjs'
import { runTool } from '#checks/run-tool.mjs'
import { copyCheckout } from '#create-remote/copy-checkout.mjs'

import { readStatements, runnerOf, selectStatements } from './statements.mjs'

// Makes the change of each statement of the specification in a copy of this checkout, and checks that the statement's
// test fails: `mutate-specification [section or words]`.
const { positionals: words } = parseArgs({ allowPositionals: true })
/** A change takes some seconds, with emulators a quarter of a minute, and there are hundreds. */
const timeoutMs = 115 * 60_000

const statements = selectStatements(readStatements(), words)
if (statements.length === 0)
  stop(`No statement is called “${words.join(' ')}”, or has these words.`)
if (statements.some(({ test }) => test && runnerOf(test[0]) === 'emulator')) await ensureJava()

const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
try {
  await step('Copying this checkout', () => copyCheckout(place))
  const scripts = join(place, 'scripts')
  const isInstalled = await runInCopy([join(scripts, 'run.mjs'), 'operations', 'install'])
  const mutate = join(scripts, 'specification', 'mutate.mjs')
  process.exitCode = isInstalled && (await runInCopy([mutate, ...words])) ? 0 : 1
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** Runs a script with the Node of this process, and prints what it prints. */
async function runInCopy(parameters) {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: undefined }
  const options = { cwd: place, env, timeoutMs, verbose: true }
  const { code } = await runTool(process.execPath, parameters, options)
  return code === 0
}
