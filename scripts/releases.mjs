import { ensurePackages } from './bootstrap/packages.mjs'
import { runPlatform } from './bootstrap/platform.mjs'

// `releases.mjs release browse`, and rollback, canary, releases: what visitors get of each remote.
await ensurePackages()
process.exitCode = await runPlatform(process.argv.slice(2))
