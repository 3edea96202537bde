import { prepareFor } from './checks/prepare.mjs'
import { readRequest } from './checks/request.mjs'
import { runSuites } from './checks/run-suites.mjs'

const request = readRequest(process.argv.slice(2))
if (request.summary) console.log(`  ${request.summary}`)
const environment = await prepareFor(request.suites)
process.exitCode = (await runSuites(request, environment)) ? 0 : 1
