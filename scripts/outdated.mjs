import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { runNpm } from './bootstrap/npx.mjs'
import { ensurePackages, runPnpm } from './bootstrap/packages.mjs'
import { repository } from './bootstrap/repository.mjs'
import { stop } from './bootstrap/stop.mjs'
import { behindByMajors, describeBehind, reasonsIn } from './checks/outdated.mjs'

// The packages that are behind by a major release, and since when.
await ensurePackages()
const { code, output } = await runPnpm(['outdated', '--recursive', '--format', 'json'])
const reasons = reasonsIn(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8'))

let isTooOld = false
for (const behind of behindByMajors(code === 0 ? {} : jsonIn(output))) {
  // In sequence: there are few.
  const published = await runNpm('npm', ['view', behind.name, 'time', '--json'], {
    cwd: repository,
  })
  const options = { published: jsonIn(published.output), reason: reasons.get(behind.name) }
  const { text, needsReason } = describeBehind(behind, { ...options, now: new Date() })
  console.log(text)
  isTooOld ||= needsReason
}
if (isTooOld) process.exitCode = 1

/** What a command prints as JSON, after the warnings of others. */
function jsonIn(printed) {
  const start = printed.search(/^\{/m)
  if (start < 0) stop(`It is unknown what is outdated: the registry did not answer.\n\n${printed}`)
  return JSON.parse(printed.slice(start))
}
