import { spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

import { run } from '#bootstrap/command.mjs'
import { repository } from '#bootstrap/repository.mjs'

/** Copies tracked and untracked files that git does not ignore and that exist, as a repository: no builds, no packages. */
export async function copyCheckout(place, checkout = repository) {
  const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { output } = await run('git', known, { cwd: checkout })
  for (const file of output.split('\0').filter(Boolean)) {
    // Git lists a file that was deleted until the deletion is staged.
    if (existsSync(join(checkout, file))) cpSync(join(checkout, file), join(place, file))
  }
  // Some tests ask Git for the files.
  await run('git', ['init'], { cwd: place })
  await run('git', ['add', '.'], { cwd: place })
}

/** Runs commands one after another, with their output, until one fails. Resolves to whether none did. */
export async function runAll(commands, cwd) {
  for (const [command, ...parameters] of commands) {
    console.log(`\n> ${[command, ...parameters].join(' ')}`)
    const child = spawn(command, parameters, { cwd, stdio: 'inherit' })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) return false
  }
  return true
}

/** Prints how long some work took, and sets the exit code. */
export async function timed(what, work) {
  const began = performance.now()
  const passed = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`\n${what}: ${seconds} s, ${passed ? 'passed' : 'FAILED'}`)
  process.exitCode = passed ? 0 : 1
}
