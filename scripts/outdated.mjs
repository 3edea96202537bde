import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { join } from 'node:path'

import { runNpm } from './bootstrap/npx.mjs'
import { ensurePackages, jsonIn, runPnpm } from './bootstrap/packages.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'
import { behindByMajors, describeBehind, reasonsIn } from './checks/outdated.mjs'

// The packages that are behind by a major release, and since when.
parseArgs()
await ensurePackages()
const { code, output } = await runPnpm(['outdated', '--recursive', '--format', 'json'])
const reasons = reasonsIn(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8'))

let isTooOld = false
for (const behind of behindByMajors(code === 0 ? {} : answered(output))) {
  // In sequence: there are few.
  const published = await runNpm('npm', ['view', behind.name, 'time', '--json'], {
    cwd: repository,
  })
  const options = { published: answered(published.output), reason: reasons.get(behind.name) }
  const { text, needsReason } = describeBehind(behind, { ...options, now: new Date() })
  console.log(text)
  isTooOld ||= needsReason
}
if (isTooOld) process.exitCode = 1

function answered(printed) {
  return (
    jsonIn(printed) ?? stop('Outdated packages: unknown. The registry did not answer.', printed)
  )
}
