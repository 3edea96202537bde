import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { buildsHere } from '#fixtures/builds.ts'
import { otherBuilds, remotesOfMatrices } from '#fixtures/remotes.ts'
import { emptyReports } from '#fixtures/reports.ts'
import { runPlaywright } from '#fixtures/run-playwright.ts'

import { buildsOf, earlierCommits } from './builds-of.ts'
import type { Described, Stage } from './matrix.ts'
import type { Row } from './table.ts'
import { rowOf, tableOf } from './table.ts'

// Releases the remotes of the checkout and of earlier commits on the site of its stack, then one shell after another,
// and visits each combination of shell and remote.

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values
// It asks the site whether it is that of this checkout.
const { readRelease, Releases } = await import('#fixtures/releases.ts')
const releases = new Releases()
const reports = await emptyReports('skew')
const generations = [buildsHere]
for (const commit of await earlierCommits()) generations.push(await buildsOf(commit))
const remotes = await releaseRemotes()
const rows: Row[] = []
for (const age of generations.keys()) rows.push(await visit(age))

const visited = only === '' ? remotesOfMatrices : [only]
const table = tableOf(rows, generations.length, visited)
await writeFile(join(reports, 'matrix.md'), table)
process.stdout.write(`\n${table}\n`)
process.exitCode = rows.every(({ isGreen }) => isGreen) ? 0 : 1

/** Those of the checkout come last and are live: as if the teams had released one after another. */
async function releaseRemotes(): Promise<Stage['remotes']> {
  const described: Record<string, Described[]> = {}
  for (const age of [...generations.keys()].toReversed()) {
    for (const name of remotesOfMatrices) {
      const build = generations[age]?.[`${name}-remote`] ?? otherBuilds.get(name)?.[age]
      if (build === undefined) continue
      await release(name, build)
      described[name] = [await readRelease(build), ...(described[name] ?? [])]
    }
  }
  return described
}

async function visit(age: number): Promise<Row> {
  const build = generations[age]?.['shell'] ?? ''
  const stage: Stage = { shell: await readRelease(build), remotes }
  const file = join(reports, `stage-${age}.json`)
  const report = join(reports, `shell-${age}.json`)
  await release('shell', build)
  await writeFile(file, JSON.stringify(stage))
  const env = { ADAMARKET_SKEW_STAGE: file }
  return rowOf(
    age,
    stage,
    await runPlaywright('skew.config.ts', ['--grep', `${only} N-`], { report, env }),
  )
}

async function release(app: string, build: string): Promise<void> {
  process.stdout.write(`  ${await releases.run('release', app, build, '--dirty', '--no-tests')}`)
}
