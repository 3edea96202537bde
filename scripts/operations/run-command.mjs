import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureChromium } from '#bootstrap/chromium.mjs'
import { ensureEngines } from '#bootstrap/engines.mjs'
import { ensurePackages } from '#bootstrap/packages.mjs'
import { prepareMachine, runPlatform } from '#bootstrap/platform.mjs'
import { repository } from '#bootstrap/repository.mjs'

/**
 * Runs one command of the table with the options typed after it, on what it needs.
 *
 * @param {string} name
 * @param {import('./commands.mjs').Command} command
 * @param {readonly string[]} options
 * @returns {Promise<number | undefined>} Its exit code; undefined when the script has set it.
 */
export async function runCommand(name, { on, script = [] }, options) {
  const [file = '', ...given] = script
  const path = join(repository, file)
  const run = [process.execPath, '--import', 'tsx', path, ...given, ...options]
  const withStack = (...settings) => runPlatform(['with-stack', ...settings, '--', ...run])
  switch (on) {
    case 'platform':
      await ensurePackages()
      return await runPlatform([name, ...options])
    case 'packages':
      await import(pathToFileURL(path).href)
      return undefined
    case 'emulators':
      await prepareMachine()
      return await withStack('--bare')
    default:
      await prepareMachine()
      Object.assign(process.env, await (on === 'engines' ? ensureEngines() : ensureChromium()))
      return await withStack()
  }
}
