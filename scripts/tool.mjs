import { join } from 'node:path'

import { ensurePackages } from './bootstrap/packages.mjs'
import { repository } from './bootstrap/repository.mjs'
import { runToEnd } from './bootstrap/run-to-end.mjs'

// Runs a tool of the packages on the whole repository: `tool.mjs oxlint [its parameters]`.
const [name, ...parameters] = process.argv.slice(2)
await ensurePackages()
process.exitCode = await runToEnd(join(repository, 'node_modules', '.bin', name), parameters)
