import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { PageFunction } from '#fixtures/page-function.ts'
import { writeReport } from '#fixtures/reports.ts'

import { isServed } from './as-served.ts'

// `npm run ops -- benchmark-pages`: the built page function, in a process of its own with at most 96 MB of heap.

const { values } = parseArgs({
  options: {
    renders: { type: 'string', default: '200' },
    flips: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
  },
})
// It asks the site where its emulators are.
const { SeenSite } = await import('#fixtures/seen-site.ts')
const flips = Number(values.flips)
/** The heap is compared with that after a few releases: the first renders leave something to collect. */
const settling = 10
const requestsPerSecond = 50
/** How long the function uses the files of the site before it reads them again. */
const freshMs = 2_000

const site = await SeenSite.of('browse')
const pages = await PageFunction.reading(site)
const address = await pages.address()
const paths = [
  '/',
  '/search?query=civic',
  await aListing(),
  '/profile/seed-ayse-demirag',
  '/AboutUs',
  '/no/such/page',
]
const lines: string[] = []
for (const path of paths) {
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await visit(path)
  const times: number[] = []
  let empty = 0
  for (let count = 0; count < Number(values.renders); count += 1) {
    const visited = await visit(path)
    times.push(visited.ms)
    if (!visited.isServed) empty += 1
  }
  note(`${path}: ${timesOf(times)}, ${empty} empty`)
}

let before = await pages.memory()
for (let flip = 1; flip <= flips + settling; flip += 1) {
  if (flip === settling) before = await pages.memory()
  site.change('remote', (code) => `${code}//${flip}`)
  await wait(freshMs)
  await visit('/')
}
const after = await pages.memory()
const growth = (after.heapUsed / before.heapUsed - 1) * 100
note(
  `${flips} releases: heap ${mb(before.heapUsed)} to ${mb(after.heapUsed)} MB, ${growth.toFixed(1)} %`,
)

const visits: ReturnType<typeof visit>[] = []
const startedAt = performance.now()
for (let count = 0; count < Number(values.seconds) * requestsPerSecond; count += 1) {
  await wait(Math.max(0, startedAt + (count * 1_000) / requestsPerSecond - performance.now()))
  visits.push(visit(paths[count % paths.length] ?? '/'))
}
const answered = await Promise.all(visits)
const loaded = await pages.memory()
note(
  [
    `${requestsPerSecond} requests a second for ${values.seconds} s:`,
    `${answered.filter(({ status }) => status >= 500).length} errors,`,
    `${answered.filter((visited) => !visited.isServed).length} empty of ${answered.length},`,
    `${timesOf(answered.map(({ ms }) => ms))},`,
    `heap ${mb(loaded.heapUsed)} MB, process ${mb(loaded.rss)} MB`,
  ].join(' '),
)
await pages.close()
await site.close()
await writeReport('pages.txt', `${lines.join('\n')}\n`)

async function visit(path: string) {
  const began = performance.now()
  const answer = await fetch(`${address}${path}`).catch(() => undefined)
  const text = (await answer?.text()) ?? ''
  const ms = performance.now() - began
  return { ms, text, status: answer?.status ?? 503, isServed: isServed(text) }
}

/** The path of a seeded listing: its id differs from seed to seed. */
async function aListing(): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // A function that has just been started may be too slow.
    const [path] = /\/listing\/[\w-]+/.exec((await visit('/')).text) ?? []
    if (path) return path
  }
  throw new Error('The home page was not rendered.')
}

function note(line: string): void {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

function timesOf(sample: readonly number[]): string {
  const [middle, late] = [0.5, 0.95].map((share) => percentile(sample, share).toFixed(0))
  return `p50 ${middle} ms, p95 ${late} ms`
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

/** The smallest of some values that this share of them does not exceed. */
function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
