import type { ReadEntries } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import { searchInIndex } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { readSearchEntries } from '@adamarket/shared/firebase/firestore-listings.ts'
import type { Firestore } from 'firebase/firestore/lite'

import type { BenchmarkQuery } from './queries.ts'

/** The number of results on a page. */
const pageLength = 20
/** How often each query runs; the first run is not counted. */
const repetitions = 3
/** The baseline is measured again after so many queries, since a machine's speed varies. */
const queriesBetweenBaselines = 8

export type Measured = BenchmarkQuery & {
  readonly shown: number
  /** Documents read for the first page. */
  readonly reads: number
  /** Sequential requests for the first page. */
  readonly requests: number
  /** Milliseconds to the first page, the median of several runs. */
  readonly time: number
}

export type Measurements = {
  readonly queries: readonly Measured[]
  /** Milliseconds for reading as many entries as a first page does, without any condition: the median. */
  readonly baseline: number
}

/** Runs each query for its first page, as the site does: the same code, the Web SDK, under the rules. */
export async function measure(
  firestore: Firestore,
  queries: readonly BenchmarkQuery[],
  onProgress: (line: string) => void,
): Promise<Measurements> {
  const measured: Measured[] = []
  const baselines: number[] = []
  for (const [index, query] of queries.entries()) {
    if (index % queriesBetweenBaselines === 0) baselines.push(await withoutCondition(firestore))
    const times: number[] = []
    let counted = { shown: 0, reads: 0, requests: 0 }
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const started = performance.now()
      // Parallel queries would be measured together.
      counted = await firstPage(firestore, query)
      times.push(performance.now() - started)
    }
    const time = median(times.slice(1))
    measured.push({ ...query, ...counted, time })
    onProgress(`  ${time.toFixed(0)} ms: ${formatSearchQuery(query.query)}`)
  }
  return { queries: measured, baseline: median(baselines) }
}

async function withoutCondition(firestore: Firestore): Promise<number> {
  const read = readSearchEntries(documentReads(firestore), () => undefined)
  const started = performance.now()
  const entries = await read({ order: 'newest', filters: [] }, pageLength + 1, undefined)
  if (!entries.ok) throw entries.error.cause
  return performance.now() - started
}

async function firstPage(firestore: Firestore, { query }: BenchmarkQuery) {
  let reads = 0
  let requests = 0
  const read = readSearchEntries(documentReads(firestore), (id) => {
    throw new Error(`The entry ${id} holds no listing`)
  })
  const counting: ReadEntries = async (lookup, limit, after) => {
    const entries = await read(lookup, limit, after)
    if (entries.ok) reads += entries.value.length
    requests += 1
    return entries
  }
  const page = await searchInIndex(counting, query, { limit: pageLength })
  if (!page.ok) throw page.error.cause
  return { shown: page.value.listings.length, reads, requests }
}

export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  const middle = (inOrder.length - 1) / 2
  return ((inOrder[Math.floor(middle)] ?? 0) + (inOrder[Math.ceil(middle)] ?? 0)) / 2
}
