import { parseArgs } from 'node:util'

import { ensurePackages } from './bootstrap/packages.mjs'

parseArgs()
// For jobs that have credentials: afterwards no command installs anything.
await ensurePackages()
