import { join } from 'node:path'

import { ensureChromium } from './bootstrap/chromium.mjs'
import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'

// Runs a script that needs a browser, beside a stack of its own: `on-own-stack.mjs <file> [options]`.
const [file, ...options] = process.argv.slice(2)
if (file === undefined) stop('Say which script to run, from the root of the repository.')

await prepareMachine()
Object.assign(process.env, await ensureChromium())
const script = [process.execPath, '--import', 'tsx', join(repository, file), ...options]
process.exitCode = await runPlatform(['with-stack', '--', ...script])
