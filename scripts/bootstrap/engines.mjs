import { installWithApt } from './apt.mjs'
import { findProgram } from './command.mjs'

/** The programs that start the other engines, and their packages in Debian. */
const programs = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', names: ['Xvfb'], debian: 'xvfb' },
]

/**
 * Finds Firefox, and WebKitGTK's driver with a screen for it; missing ones are installed as root on Debian
 * and named elsewhere. Resolves to the environment that selects them.
 */
export async function ensureEngines() {
  const before = await findPrograms()
  if (before.missing.length === 0) return before.environment
  await installWithApt(`Installing ${before.missing.join(', ')} with apt-get`, [before.missing])
  const { environment, missing } = await findPrograms()
  for (const name of missing) {
    console.log(`  ! ${name} is missing: install it (on Debian: apt-get install ${name})`)
  }
  return environment
}

async function findPrograms() {
  const environment = {}
  const missing = []
  for (const { variable, names, debian } of programs) {
    const found = process.env[variable] ?? (await findProgram(names))
    if (found === undefined) missing.push(debian)
    else environment[variable] = found
  }
  return { environment, missing }
}
