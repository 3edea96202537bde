import { parseArgs } from 'node:util'

import { ensurePackages, jsonIn, listLicences } from './bootstrap/packages.mjs'
import { stop } from './bootstrap/stop.mjs'
import { checkLicences } from './checks/licences.mjs'

// The licences of all packages in use, except for our own tests and development tools.
parseArgs()
await ensurePackages()
const { code, output } = await listLicences()
const list = jsonIn(output)
if (code !== 0 || !list) stop(`The licences could not be listed.\n\n${output}`)

const { counts, refused } = checkLicences(list)
for (const [licence, count] of counts) console.log(`${String(count).padStart(5)}  ${licence}`)
for (const it of refused) console.log(`Not allowed: ${it}`)
process.exitCode = refused.length === 0 ? 0 : 1
