import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { benchmarkListing } from '#tests/search/benchmark/listings.ts'
import { median } from '#tests/search/benchmark/measure.ts'
import { benchmarkQueries } from '#tests/search/benchmark/queries.ts'

import { countReads } from './counted-index.ts'
import { engines } from './engines.ts'

/**
 * What a search costs among many listings: the documents that the index reads, or the time and memory of an engine
 * in the same process. One of them for each run, so that the memory is its own.
 */
const [name = 'index', asked = '50000'] = process.argv.slice(2)
const size = Number(asked)
const open = engines.get(name)

if (open) {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const heap = (): number => {
    if (typeof collect === 'function') collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  const engine = await open()
  let building = 0
  const atATime = 1000
  for (let from = 0; from < size; from += atATime) {
    const some = Array.from({ length: Math.min(atATime, size - from) }, (_, at) => {
      const { id, title, location, category, subCategory } = benchmarkListing(from + at)
      return { id, title, location, category, subCategory }
    })
    building += await timeOf(() => engine.add(some))
  }
  const memory = heap() - before
  const times: number[] = []
  for (const { query } of benchmarkQueries.filter(({ query: { text } }) => text !== '')) {
    times.push(await timeOf(() => engine.search(query.text)))
  }
  let snapshot = ''
  const saving = await timeOf(async () => (snapshot = await engine.save()))
  const loading = await timeOf(() => engine.load(snapshot))
  console.log(`${name}, ${size} listings, ${times.length} texts`)
  console.log(
    `  search    ${median(times).toFixed(0)} ms (slowest: ${Math.max(...times).toFixed(0)} ms)`,
  )
  console.log(`  memory    ${megabytes(memory)}`)
  console.log(`  building  ${seconds(building)}`)
  console.log(
    `  snapshot  ${megabytes(snapshot.length)}, ${seconds(saving)} to write, ${seconds(loading)} to load`,
  )
} else {
  const counted = await countReads(
    size,
    benchmarkQueries.map(({ query }) => query),
  )
  const ratios = counted.filter(({ shown }) => shown > 0).map(({ reads, shown }) => reads / shown)
  console.log(`The index, ${size} listings, ${counted.length} searches`)
  console.log(
    `  entries read for each result shown: ${median(ratios).toFixed(2)} (most: ${Math.max(...ratios).toFixed(2)})`,
  )
}

async function timeOf(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
