import { join } from 'node:path'

import { ensureChromium } from './bootstrap/chromium.mjs'
import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'
import { repository } from './bootstrap/repository.mjs'
import { runToEnd } from './bootstrap/run-to-end.mjs'

// Runs the browser tests on a separate stack: `e2e.mjs [files and options of playwright test]`.
await prepareMachine()
const e2e = join(repository, 'e2e')
const report = join(repository, '.adamarket', 'reports', 'e2e-report')
Object.assign(process.env, await ensureChromium(), {
  PLAYWRIGHT_HTML_OUTPUT_DIR: report,
  PLAYWRIGHT_HTML_OPEN: 'never',
})
const playwright = join(e2e, 'node_modules', '.bin', 'playwright')
const options = ['--config', e2e, '--reporter=list,html', '--trace=retain-on-failure']
const parameters = ['test', ...options, ...process.argv.slice(2)]
if (parameters.includes('--help')) process.exitCode = await runToEnd(playwright, parameters)
else {
  process.exitCode = await runPlatform(['with-stack', '--', playwright, ...parameters])
  console.log(`The report, with a trace of each failure: ${join(report, 'index.html')}`)
}
