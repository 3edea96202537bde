import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { measure } from '#cost/measure.ts'
import { report } from '#cost/report.ts'
import { repository } from '#platform/folders.ts'

/** Writes what visits cost to docs/cost.md. */
export async function cost(): Promise<number> {
  const page = join(repository, 'docs', 'cost.md')
  await writeFile(page, report(await measure()))
  execFileSync(join(repository, 'node_modules', '.bin', 'oxfmt'), [page])
  console.log(`Written to ${page}.`)
  return 0
}
