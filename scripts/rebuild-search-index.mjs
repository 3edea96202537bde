import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'

await prepareMachine()
process.exitCode = await runPlatform(['rebuild-search-index', ...process.argv.slice(2)])
