import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { run, step } from '#bootstrap/command.mjs'
import { repository } from '#bootstrap/repository.mjs'

// Creates a remote in a copy of this checkout, and visits its page there: what a new team does first.
const name = 'trial'
const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
const began = performance.now()
const passed = await tryRemote().finally(() => rmSync(place, { recursive: true, force: true }))
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`From create-remote to a visited page: ${seconds} s, ${passed ? 'passed' : 'FAILED'}`)
process.exitCode = passed ? 0 : 1

async function tryRemote() {
  await step('Copying this checkout', copyCheckout)
  for (const parameters of [
    ['run', 'create-remote', name],
    ['test', '--', 'lint', 'format', 'types', 'unused'],
    [
      'test',
      '--',
      'unit',
      `${name}-remote/`,
      'scripts/checks/',
      'backend/platform/',
      'shared/build/texts',
    ],
    ['run', 'e2e', '--', '--grep', `@${name}`],
  ]) {
    if (!(await runNpm(parameters))) return false
  }
  return true
}

/** The files that git knows, or would: no builds, no packages. */
async function copyCheckout() {
  const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { output } = await run('git', known, { cwd: repository })
  for (const file of output.split('\0').filter(Boolean)) {
    cpSync(join(repository, file), join(place, file))
  }
}

function runNpm(parameters) {
  console.log(`\n> npm ${parameters.join(' ')}`)
  const child = spawn('npm', parameters, { cwd: place, stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}
