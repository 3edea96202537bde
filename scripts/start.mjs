import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'

console.log('AdaMarket is starting')
await prepareMachine()
process.exitCode = await runPlatform(['start', ...process.argv.slice(2)])
