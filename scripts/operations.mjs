import { ensurePackages } from './bootstrap/packages.mjs'
import { runPlatform } from './bootstrap/platform.mjs'

// What operators do with sites and data that are there: `operations.mjs release browse`, and so on.
await ensurePackages()
process.exitCode = await runPlatform(process.argv.slice(2))
