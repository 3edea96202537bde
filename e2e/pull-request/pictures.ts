import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JSONReportSpec } from '@playwright/test/reporter'

import type { Builds } from '#fixtures/builds.ts'
import { markdownTable } from '#fixtures/markdown-table.ts'
import { readRelease, Releases } from '#fixtures/releases.ts'
import { runPlaywright } from '#fixtures/run-playwright.ts'

import type { Change } from './change.ts'
import { differenceIn, picturesPage } from './pictures-page.ts'
import type { PictureRun } from './picture-run.ts'
import { titleOf, widths } from './picture-run.ts'
import type { PicturedPage } from './pictured-pages.ts'
import { findPicturedPages } from './pictured-pages.ts'

/** A change of the frame reaches every page, and pictures take minutes: in two widths, before it and after it. */
const maxPages = 8

const heading = '### Pictures'

/** The pages that look different, with a page of their pictures beside the report: before, now, and what differs. */
export async function pictures(change: Change): Promise<string> {
  const { taken, left } = await findPicturedPages(change.pages, maxPages)
  const specs = await compare(change, taken).catch(refusal)
  if (typeof specs === 'string') return `${heading}\n\n${specs}`
  const page = await picturesPage(specs)
  if (page !== undefined) await writeFile(join(change.folder, 'pictures.html'), page)
  const rows = taken.map(({ path }) => [
    path,
    ...widths.map((width) => outcomeOf(specs.find(({ title }) => title === titleOf(path, width)))),
  ])
  return [
    heading,
    rows.length > 0
      ? markdownTable(['Page', ...widths.map((width) => `${width} px`)], rows)
      : 'None: no page is touched.',
    ...(left.length > 0 ? [`Also touched, and without pictures: ${left.join(', ')}`] : []),
  ].join('\n\n')
}

/** Takes pictures of the release before the change, and compares those of the change with them. */
async function compare(
  { before, now, folder }: Change,
  pages: readonly PicturedPage[],
): Promise<readonly JSONReportSpec[]> {
  if (pages.length === 0) return []
  const file = join(folder, 'picture-run.json')
  const run: PictureRun = { pages, now: Date.now() }
  await writeFile(file, JSON.stringify(run))
  const take = (name: string, snapshots: 'all' | 'none') => {
    process.stdout.write(`  … Taking pictures of ${pages.length} pages, ${name}\n`)
    return runPlaywright('pull-request.config.ts', [`--update-snapshots=${snapshots}`], {
      report: join(folder, `${name}.json`),
      env: { ADAMARKET_PICTURE_RUN: file },
      isQuiet: true,
    })
  }
  const changed = await changedApps(before, now)
  // A shell takes remotes for an earlier contract, and none for a later one: it goes last, and comes first.
  await release(before, changed.toReversed())
  await take('before', 'all')
  await release(now, changed)
  return await take('now', 'none')
}

function outcomeOf(spec: JSONReportSpec | undefined): string {
  if (spec?.ok === true) return 'the same'
  if (spec && differenceIn(spec)) return '**differs**'
  const errors = spec?.tests.flatMap(({ results }) => results.flatMap((one) => one.errors)) ?? []
  const messages = errors.map(({ message }) => message)
  process.stdout.write(`  ${spec?.title}: ${messages.join('\n')}\n`)
  return 'no picture'
}

/** The apps with another build, the shell first. */
async function changedApps(before: Builds, now: Builds): Promise<readonly string[]> {
  const changed = await Promise.all(
    Object.keys(now).map(async (app) => {
      const [was = '', is = ''] = [before[app], now[app]]
      if (was === '') return []
      return (await readRelease(was)).version === (await readRelease(is)).version ? [] : [app]
    }),
  )
  return changed.flat()
}

/** A release was refused, as one is that breaks the contract. */
class Refusal extends Error {}

function refusal(error: unknown): string {
  if (error instanceof Refusal) return error.message
  throw error
}

async function release(builds: Builds, apps: readonly string[]): Promise<void> {
  const releases = new Releases()
  for (const app of apps) {
    const name = app.replace('-remote', '')
    const options = ['--dirty', '--no-tests']
    const printed = await releases
      .run('release', name, builds[app] ?? '', ...options)
      .catch((error: unknown) => {
        process.stdout.write(`${String(error)}\n`)
        throw new Refusal(
          `None: the releases of both commits cannot follow one another, of ${name}.`,
        )
      })
    process.stdout.write(`  ${printed}`)
  }
}
