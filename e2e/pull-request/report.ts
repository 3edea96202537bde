import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { buildsAt, buildsHere } from '#fixtures/builds.ts'
import { emptyReports } from '#fixtures/reports.ts'

import { bytes } from './bytes.ts'
import type { Change, Section } from './change.ts'
import { contract } from './contract.ts'
import { pictures } from './pictures.ts'

// `report.ts [--site <address>] <commit> [page ...]`: what has changed since a commit, in Markdown, on the site of the stack that runs it.
// Started by scripts/pull-request/run.mjs, which knows the pages.

/** In the order of the report. */
const sections: readonly Section[] = [bytes, contract, pictures]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' } },
})
const [since = '', ...pages] = positionals
const change: Change = {
  since,
  before: await buildsAt(since),
  now: buildsHere,
  pages,
  site: values.site,
  folder: await emptyReports('pull-request'),
}
const texts: string[] = []
for (const section of sections) texts.push(await section(change))
await writeFile(join(change.folder, 'report.md'), `${texts.join('\n\n')}\n`)
