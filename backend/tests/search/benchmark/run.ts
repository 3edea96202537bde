import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { entriesOrderOf, entryOrders } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'

import { repository } from '#base/folders.ts'
import { projectId as siteProject } from '#base/settings.ts'
import { withProject } from '#base/with-project.ts'
import { openEmulatedFirestore } from '#tests/contract/emulated-firestore.ts'

import { delayOfNewListings } from './delay.ts'
import { fill } from './fill.ts'
import type { Measurements } from './measure.ts'
import { measure } from './measure.ts'
import { benchmarkQueries } from './queries.ts'
import { report } from './report.ts'

const { positionals } = parseArgs({ allowPositionals: true })
/** The numbers of listings, one after another. */
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000, 50_000]
/** Three entries per listing take time: with more listings than this the orders by price are omitted. */
const maxInAllOrders = 10_000

const page = join(repository, 'docs', 'search-benchmark.md')

const projectId = 'demo-benchmark'
const project = (id: string) => ({ projectId: id, storageBucket: `${id}.appspot.com` })

// The functions emulator listens to one project only.
const site = await openEmulatedFirestore('delay', siteProject)
const delays = await withProject(project(siteProject), ({ firestore }) =>
  delayOfNewListings(
    firestore,
    createFirestoreListings(documentReads(site.firestore), console.error),
  ),
)
await site.close()

const emulated = await openEmulatedFirestore('benchmark', projectId)
const measured = new Map<number, Measurements>()
let before = 0
// Each size adds to the previous one, and nothing else may run while one is measured.
for (const listings of sizes) {
  const orders = listings > maxInAllOrders ? (['newest'] as const) : entryOrders
  const from = before
  console.log(`Filling the index with listings ${from} to ${listings}`)
  await withProject(project(projectId), ({ firestore }) =>
    fill(firestore, { from, to: listings, orders, onProgress: console.log }),
  )
  const queries = benchmarkQueries.filter(({ query }) =>
    orders.some((order) => order === entriesOrderOf(query)),
  )
  console.log(`Measuring ${queries.length} queries among ${listings} listings`)
  measured.set(listings, await measure(emulated.firestore, queries, console.log))
  before = listings
  // After each size, so that no figures are lost when a later one fails.
  await writeFile(page, report(measured, delays, new Date()))
  execFileSync(join(repository, 'node_modules', '.bin', 'oxfmt'), [page])
}
// oxlint-enable no-await-in-loop
await emulated.close()
