import { join } from 'node:path'

import { installWithApt } from './apt.mjs'
import { findProgram, run, step } from './command.mjs'
import { repository } from './repository.mjs'
import { stop } from './stop.mjs'

const e2e = join(repository, 'e2e')
const playwrightCli = join(e2e, 'node_modules', '@playwright', 'test', 'cli.js')

/** A Chromium without windows: the tests take three quarters of the processor time that they take in a whole one. */
const headless = ['chromium-headless-shell']
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** How long Playwright may wait for its download to start. */
const downloadTimeoutMs = '10000'

/**
 * Finds a browser for the tests, or installs one: Chromium's headless shell, of Playwright or of Debian, and where
 * neither can be had a whole Chromium or Chrome. Resolves to the environment that selects it: empty for Playwright's.
 */
export async function ensureChromium() {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted !== undefined) {
    if (await starts(wanted)) return { CHROMIUM_PATH: wanted }
    stop(`${wanted} does not start: set CHROMIUM_PATH to a Chromium or Chrome that does.`)
  }
  const installed = await select(headless)
  if (installed) return installed
  if (await isPlaywrightsReady()) return {}
  const download = await step("Chromium's headless shell is missing: trying Playwright's", () =>
    run(process.execPath, [playwrightCli, 'install', '--only-shell', 'chromium'], {
      cwd: e2e,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: downloadTimeoutMs },
    }),
  )
  if (await isPlaywrightsReady()) return {}
  const other = await select(whole)
  await installWithApt(
    'Installing Chromium with apt-get',
    other ? [headless] : [headless, ['chromium']],
  )
  return (
    (await select([...headless, ...whole])) ??
    stop(
      'Chromium is missing and could not be installed: install Chromium or Chrome (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH, and start again.',
      download.output.trim(),
    )
  )
}

/** The environment that selects the first of these programs that starts; undefined without one. */
async function select(names) {
  const found = await findProgram(names)
  return found !== undefined && (await starts(found)) ? { CHROMIUM_PATH: found } : undefined
}

async function starts(executable) {
  return (await run(executable, ['--version'])).code === 0
}

/** Whether Playwright has a browser of its own, which it chooses by how it is started. */
async function isPlaywrightsReady() {
  const launch = `import('@playwright/test').then(async ({ chromium }) => (await chromium.launch()).close())`
  return (await run(process.execPath, ['--eval', launch], { cwd: e2e })).code === 0
}
