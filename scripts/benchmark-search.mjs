import { join } from 'node:path'

import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'
import { repository } from './bootstrap/repository.mjs'

await prepareMachine()
const script = join(repository, 'backend', 'tests', 'search', 'benchmark', 'run.ts')
const command = [process.execPath, '--import', 'tsx', script]
process.exitCode = await runPlatform(['with-stack', '--bare', '--', ...command])
