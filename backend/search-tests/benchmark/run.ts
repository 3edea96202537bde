import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { repository } from '#platform/folders.ts'
import { withFirestore } from '#search-index/with-firestore.ts'
import { openEmulatedFirestore } from '#contract-tests/emulated-firestore.ts'

import { fill } from './fill.ts'
import type { Measured } from './measure.ts'
import { measure } from './measure.ts'
import { benchmarkQueries } from './queries.ts'
import { report } from './report.ts'

/** The orders by price are filled up to the second size: three entries an ad take their time. */
const sizes = [
  { ads: 1000, orders: ['newest', 'price-up', 'price-down'] },
  { ads: 10_000, orders: ['newest', 'price-up', 'price-down'] },
  { ads: 50_000, orders: ['newest'] },
] as const

const projectId = 'demo-benchmark'

const emulated = await openEmulatedFirestore('benchmark', projectId)
const measured = new Map<number, readonly Measured[]>()
let before = 0
// Each size adds to the one before it, and nothing else may run while one is measured.
// oxlint-disable no-await-in-loop
for (const { ads, orders } of sizes) {
  const from = before
  console.log(`Filling the index with ads ${from} to ${ads}`)
  await withFirestore({ projectId }, (firestore) =>
    fill(firestore, { from, to: ads, orders, onProgress: console.log }),
  )
  const asked = benchmarkQueries.filter(({ query }) =>
    orders.some((order) => order === (query.sort ?? 'newest')),
  )
  console.log(`Measuring ${asked.length} queries among ${ads} ads`)
  measured.set(ads, await measure(emulated.firestore, asked))
  before = ads
}
// oxlint-enable no-await-in-loop
await emulated.close()

const text = report(measured, new Date())
console.log(text)
await writeFile(join(repository, 'docs', 'search-benchmark.md'), text)
