import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { run } from '#bootstrap/command.mjs'
import { repository } from '#bootstrap/repository.mjs'

/** The settings of a project that does not exist: each variable of `.env.example` but the optional ones. */
export const projectSettings = Object.fromEntries(
  [...readFileSync(join(repository, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].flatMap(
    ([, name]) => {
      if (/APP_CHECK|_STORE$|LINKS|TELEMETRY|REGION|PUSH/.test(name)) return []
      const value = name.replaceAll('_', '-').toLowerCase()
      return [[name, /DOMAIN|BUCKET/.test(name) ? `${value}.example` : value]]
    },
  ),
)

/** A folder for the sites of a test, which the commands about releases work on; it is removed at the end. */
export function temporarySites() {
  const home = mkdtempSync(join(tmpdir(), 'adamarket-sites-'))
  return {
    // Without a site of `npm start`, which may run on the usual ports.
    env: { ADAMARKET_HOME: home, ADAMARKET_PORT_OFFSET: '23000' },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}

/**
 * Runs words as a person types them in the root of the checkout, such as `npm run ops -- releases`: without what this
 * test runner, or a stack around it, sets.
 *
 * @param {string} words
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export function typeIn(words, env) {
  const [program, ...parameters] = words.split(' ')
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:ADAMARKET_|FIREBASE_|VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|TIER$|TEAM$|CI$)/.test(name),
  )
  return run(program, parameters, {
    cwd: repository,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1', ...env },
  })
}
