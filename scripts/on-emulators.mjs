import { join } from 'node:path'

import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'

// Runs a script beside emulators of its own, without data and site: `on-emulators.mjs <file> [options]`.
const [file, ...options] = process.argv.slice(2)
if (file === undefined) stop('Say which script to run, from the root of the repository.')

await prepareMachine()
const script = [process.execPath, '--import', 'tsx', join(repository, file), ...options]
process.exitCode = await runPlatform(['with-stack', '--bare', '--', ...script])
