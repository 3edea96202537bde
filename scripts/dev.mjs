import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'

console.log('AdaMarket is starting for development')
await prepareMachine()
process.exitCode = await runPlatform(['dev', ...process.argv.slice(2)])
