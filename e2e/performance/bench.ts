import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { findListing } from '#fixtures/find-listing.ts'
import { repository, writeReport } from '#fixtures/reports.ts'

import { countBuilds, memoryOfBuilds, timeBuilds, useBuilds } from './benchmark.ts'
import { Builds } from './builds.ts'
import { takeFilmstrip } from './filmstrip.ts'
import { measuredPages } from './pages.ts'
import { report } from './report.ts'
import { measureBuilds } from './measure-builds.ts'
import type { Result } from './result.ts'
import { signInOnce } from './visitor.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    pages: { type: 'string' },
    builds: { type: 'boolean', default: false },
    count: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on')
const say = (line: string) => process.stdout.write(`  ${line}\n`)

say('Building the single bundle')
const site = await Builds.prepare()
const browser = await chromium.launch(chromiumOptions)
const member = await signInOnce(browser)
const pages = measuredPages(await findListing(browser))
const [home] = pages
const timedPages = pages.filter(({ name }) => values.pages?.split(',').includes(name) ?? true)
const surroundings = { browser, site, member, say }

const counted: { name: string; counts: Awaited<ReturnType<typeof countBuilds>> }[] = []
const timed = new Map<string, Awaited<ReturnType<typeof timeBuilds>>>()
// In sequence: everything that runs in parallel slows down a measurement.
for (const page of pages) {
  counted.push({ name: page.name, counts: await countBuilds(surroundings, page) })
}
if (values.count) await browser.close()
else {
  for (const page of timedPages) {
    timed.set(page.name, await timeBuilds(surroundings, runs, page))
  }
  const use = await useBuilds(surroundings, runs, home)
  const memory = await memoryOfBuilds(surroundings, home)
  await takeFilmstrip(
    surroundings,
    home,
    join(repository, 'docs', 'screenshots', 'first-seconds.webp'),
  )
  await browser.close()
  const building = values.builds ? await measureBuilds(3) : undefined
  const result: Result = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: repository,
      encoding: 'utf8',
    }).trim(),
    runs,
    pages: counted.map(({ name, counts }) => ({ name, counts, times: timed.get(name) })),
    use,
    memory,
    ...(building && { building }),
  }
  const text = report(result)
  process.stdout.write(`\n${text}\n`)
  const page = join(repository, 'docs', 'benchmark.md')
  await writeFile(page, text)
  execFileSync(join(repository, 'node_modules', '.bin', 'oxfmt'), [page])
  await writeReport('benchmark.json', JSON.stringify(result, undefined, 2))
}
