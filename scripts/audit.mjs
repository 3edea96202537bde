import { parseArgs } from 'node:util'

import { runNpm } from './bootstrap/npx.mjs'
import { ensurePackages, jsonIn, listLicences, runPnpm } from './bootstrap/packages.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'
import { requestOlderEndpoint, versionsOf } from './checks/advisories.mjs'

// Known vulnerabilities of the packages in use, according to the registry. Without an answer of it they are unknown,
// which is not the same as none.
parseArgs()
await ensurePackages()
const { code, output } = await runPnpm(['audit', '--prod'])
if (/vulnerabilities found/.test(output)) {
  console.log(output.trim())
  process.exitCode = code
} else {
  const advisories = await readAdvisories().catch(({ message }) =>
    stop(`Vulnerabilities: unknown. ${message}`, output.trim()),
  )
  for (const advisory of advisories) console.log(advisory)
  console.log(`Vulnerabilities: ${advisories.length || 'none'}`)
  if (advisories.length > 0) process.exitCode = 1
}

async function readAdvisories() {
  const registry = await runNpm('npm', ['config', 'get', 'registry'], { cwd: repository })
  const list = await listLicences()
  const licences = jsonIn(list.output)
  if (list.code !== 0 || !licences) throw new Error('The packages could not be listed.')
  return await requestOlderEndpoint(registry.output.trim(), versionsOf(licences))
}
