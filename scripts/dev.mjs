import { ensurePackages } from './bootstrap/packages.mjs'
import { prepareMachine, runPlatform } from './bootstrap/platform.mjs'

// `npm run dev` runs everything; `npm run dev browse -- --site <address>` one remote, within a running site.
const parameters = process.argv.slice(2)
console.log('AdaMarket is starting for development')
if (parameters.some((one) => one.startsWith('--site'))) await ensurePackages()
else await prepareMachine()
process.exitCode = await runPlatform(['dev', ...parameters])
