import { join } from 'node:path'

import { ensureChromium } from './bootstrap/chromium.mjs'
import { ensureEngines } from './bootstrap/engines.mjs'
import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'

// Runs a script that needs a browser, beside a stack of its own:
// `on-own-stack.mjs [--other-engines] <file> [options]`. The browser is Chromium unless told.
const parameters = process.argv.slice(2)
const ensureBrowser = parameters[0] === '--other-engines' ? ensureEngines : ensureChromium
const [file, ...options] = ensureBrowser === ensureEngines ? parameters.slice(1) : parameters
if (file === undefined) stop('Say which script to run, from the root of the repository.')

await prepareMachine()
Object.assign(process.env, await ensureBrowser())
const script = [process.execPath, '--import', 'tsx', join(repository, file), ...options]
process.exitCode = await runPlatform(['with-stack', '--', ...script])
