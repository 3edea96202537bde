import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { request } from '@playwright/test'

import { tableOfCells } from '#fixtures/markdown-table.ts'
import { startProxy } from '#fixtures/network-cut.ts'
import { emptyReports } from '#fixtures/reports.ts'

import type { Browser, Engine } from './browser.ts'
import { firefox } from './firefox.ts'
import type { Journey } from './journeys.ts'
import { Page } from './page.ts'
import { webkit } from './webkit.ts'

// Runs a journey of each team in Firefox and in WebKit: `run.ts [firefox | webkit] [words of a journey]`.

type Result = {
  readonly journey: string
  readonly engine: string
  readonly seconds: number
  /** Why it failed; undefined when it passed. */
  readonly failure: string | undefined
}

const engines = [
  { word: 'firefox', start: async () => await firefox(pathIn('FIREFOX_PATH')) },
  {
    word: 'webkit',
    start: async () => await webkit(pathIn('WEBKIT_DRIVER_PATH'), pathIn('XVFB_PATH')),
  },
]
const { positionals: words } = parseArgs({ allowPositionals: true })
// They ask the site where its emulators are.
const { Members } = await import('#fixtures/members.ts')
const { StoredListings } = await import('#fixtures/stored-listings.ts')
const { StoredPictures } = await import('#fixtures/stored-pictures.ts')
const { journeys } = await import('./journeys.ts')

const named = engines.filter(({ word }) => word === words[0])
const sought = words.slice(named.length).join(' ')
const wanted = journeys.filter(({ name }) => name.includes(sought))
const results: Result[] = []
const missing: string[] = []

const reports = await emptyReports('engines')
// In sequence: they share the machine and the data.
for (const { word, start } of named.length > 0 ? named : engines) {
  const engine = await start().catch((error: unknown) => {
    missing.push(`${word} does not start: ${reasonOf(error)}`)
  })
  if (!engine) continue
  for (const journey of wanted) results.push(await visit(engine, journey))
  await engine.close()
}

const cells = results.map(({ journey, engine, seconds, failure }) => ({
  row: journey,
  column: engine,
  text: `${failure === undefined ? 'passed' : 'FAILED'} (${seconds.toFixed(0)} s)`,
}))
const failures = results.flatMap(({ journey, engine, failure }) =>
  failure === undefined ? [] : `${journey}, ${engine}: ${failure}`,
)
const reasons = [...missing, ...failures].map((reason) => `- ${reason}\n`)
const table = `${tableOfCells('Journey', cells, 'not run')}\n\n${reasons.join('')}`
await writeFile(join(reports, 'engines.md'), table)
process.stdout.write(`\n${table}`)
process.exitCode = reasons.length === 0 && results.length > 0 ? 0 : 1

async function visit(engine: Engine, { name, team, go }: Journey): Promise<Result> {
  const began = performance.now()
  // A clean-up that fails as well is ignored.
  const failure = await failureOf(engine, name, go).catch(reasonOf)
  const seconds = (performance.now() - began) / 1000
  const said = failure === undefined ? '✓' : `✗ ${failure}`
  process.stdout.write(`  ${engine.name}, ${name} (${seconds.toFixed(1)} s): ${said}\n`)
  return { journey: `${name} (${team})`, engine: engine.name, seconds, failure }
}

async function failureOf(engine: Engine, name: string, go: Journey['go']) {
  const context = await request.newContext()
  const members = new Members(context)
  const storedListings = new StoredListings(context)
  const storedPictures = new StoredPictures(context)
  const network = await startProxy(0)
  let browser: Browser | undefined
  try {
    browser = await engine.start(network.url)
    await go({ page: new Page(browser), network, members, storedListings, storedPictures })
    return undefined
  } catch (error) {
    const picture = join(reports, `${engine.name} ${name}.png`.replaceAll(' ', '-'))
    await browser?.screenshot().then(
      (it) => writeFile(picture, it),
      () => {},
    )
    return reasonOf(error)
  } finally {
    await browser?.close().catch(() => {})
    await network.close()
    await storedListings.removeWritten()
    await members.removeAll()
    await context.dispose()
  }
}

/** The first line of the error: the others are positions in the code of a library. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line
}

function pathIn(variable: string): string {
  const path = process.env[variable]
  if (path === undefined) throw new Error(`it is not installed, as far as ${variable} tells`)
  return path
}
