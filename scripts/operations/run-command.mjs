import { join } from 'node:path'

import { ensureChromium } from '#bootstrap/chromium.mjs'
import { ensureEngines } from '#bootstrap/engines.mjs'
import { ensurePackages } from '#bootstrap/packages.mjs'
import { prepareMachine, runPlatform } from '#bootstrap/platform.mjs'
import { repository } from '#bootstrap/repository.mjs'
import { runToEnd } from '#bootstrap/run-to-end.mjs'

import { describeCommand } from './commands.mjs'

const runner = join(repository, 'scripts', 'operations', 'run-script.mjs')

/**
 * Runs one command of the table with the options typed after it, on what it needs.
 *
 * @param {string} name
 * @param {import('./commands.mjs').Command} command
 * @param {readonly string[]} options
 * @returns {Promise<number>} Its exit code.
 */
export async function runCommand(name, command, options) {
  const { on } = command
  if (on === 'packages') return await runToEnd(process.execPath, [runner, name, ...options])
  await ensurePackages()
  if (on === 'platform') {
    if (!options.includes('--help')) return await runPlatform([name, ...options])
    console.log(describeCommand(name, command))
    return 0
  }

  const script = [runner, name, ...options]
  if (options.length > 0) {
    // Wrong options are refused before emulators start.
    const code = await runToEnd(process.execPath, [...script, '--help'], {
      stdio: ['ignore', options.includes('--help') ? 'inherit' : 'ignore', 'inherit'],
    })
    if (code !== 0 || options.includes('--help')) return code
  }
  await prepareMachine()
  if (on === 'stack') Object.assign(process.env, await ensureChromium())
  if (on === 'engines') Object.assign(process.env, await ensureEngines())
  const settings = on === 'emulators' ? ['--bare'] : []
  return await runPlatform(['with-stack', ...settings, '--', process.execPath, ...script])
}
