import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { installWithApt } from './apt.mjs'
import { findProgram, run, step } from './command.mjs'
import { repository } from './repository.mjs'
import { stop } from './stop.mjs'

const e2e = join(repository, 'e2e')
const playwrightCli = join(e2e, 'node_modules', '@playwright', 'test', 'cli.js')

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** How long Playwright may wait for its download to start. */
const downloadTimeoutMs = '10000'

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's own, or Debian's package.
 * Resolves to the environment that selects it: empty for Playwright's own.
 */
export async function ensureChromium() {
  const found = process.env['CHROMIUM_PATH'] ?? (await findProgram(names))
  if (found !== undefined) {
    if (await starts(found)) return { CHROMIUM_PATH: found }
    stop(`${found} does not start: set CHROMIUM_PATH to a Chromium or Chrome that does.`)
  }
  if (await isPlaywrightsReady()) return {}
  const download = await step("Chromium is missing: trying Playwright's download", () =>
    run(process.execPath, [playwrightCli, 'install', 'chromium'], {
      cwd: e2e,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: downloadTimeoutMs },
    }),
  )
  if (await isPlaywrightsReady()) return {}
  // The headless shell is smaller, and Playwright's own choice where it is available.
  const packages = [['chromium-headless-shell'], ['chromium']]
  if (await installWithApt('Installing Chromium with apt-get', packages)) {
    const installed = await findProgram(names)
    if (installed !== undefined && (await starts(installed))) return { CHROMIUM_PATH: installed }
  }
  return stop(
    'Chromium is missing and could not be installed: install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH, and start again.',
    download.output.trim(),
  )
}

async function starts(executable) {
  return (await run(executable, ['--version'])).code === 0
}

async function isPlaywrightsReady() {
  const print = `import('@playwright/test').then((it) => console.log(it.chromium.executablePath()))`
  const { output } = await run(process.execPath, ['--eval', print], { cwd: e2e })
  const executable = output.trim()
  return existsSync(executable) && (await starts(executable))
}
