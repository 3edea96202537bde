import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ensureChromium } from './bootstrap/chromium.mjs'
import { ensurePackages } from './bootstrap/packages.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'

// Visits a deployed site, and writes nothing there: `npm run e2e:smoke -- --site <address> [options of playwright test]`.
const { values, tokens } = parseArgs({
  options: { site: { type: 'string' } },
  strict: false,
  tokens: true,
})
const { site } = values
if (typeof site !== 'string' || !/^https?:\/\//.test(site) || !URL.canParse(site)) {
  stop('Say which site: npm run e2e:smoke -- --site https://adamarket.example')
}
const at = tokens.find(({ name }) => name === 'site')
const given = process.argv.slice(2)
const others = given.toSpliced(at.index, at.inlineValue ? 1 : 2)

await ensurePackages()
const e2e = join(repository, 'e2e')
const environment = { ...(await ensureChromium()), ADAMARKET_SITE_URL: new URL(site).origin }
const parameters = ['test', '--config', join(e2e, 'smoke.config.ts'), '--reporter=list', ...others]
const child = spawn(join(e2e, 'node_modules', '.bin', 'playwright'), parameters, {
  cwd: e2e,
  env: { ...process.env, ...environment },
  stdio: 'inherit',
})
child.once('exit', (code) => (process.exitCode = code ?? 1))
