import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { createFirestoreOwnListings } from '@adamarket/shared/firebase/firestore-own-listings.ts'
import { liteReads } from '@adamarket/shared/firebase/lite-reads.ts'
import { readProfiles } from '@adamarket/shared/firebase/read-profiles.ts'

import { withoutTriggers } from '#platform/background-triggers.ts'
import { repository } from '#platform/folders.ts'
import { projectId, readSettings } from '#platform/settings.ts'
import { localProject, withProject } from '#platform/with-project.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import { openEmulatedFirestore } from '#tests/contract/emulated-firestore.ts'
import { benchmarkListing } from '#tests/search/benchmark/listings.ts'
import { link } from '#tests/rules/adversary/valid.ts'

import { checkPosted } from './losses.ts'
import { report } from './report.ts'
import type { Answered } from './traffic.ts'
import { createAsk, post, visit } from './traffic.ts'

const newListing = {
  title: 'Honda Civic 1.6 automatic',
  description: 'One owner, full service history, never smoked in.',
  currency: 'GBP',
  category: 'Vehicles',
  subCategory: 'Cars for Sale',
  location: 'Girne',
  paymentOptions: ['Cash'],
  phoneNumber: '+905330000001',
  contactMethod: ['Both'],
  condition: 'used',
} as const

// `npm run ops -- load [--seconds <n> --visitors <n> --posters <n>]`, on emulators with the functions.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '200' },
    posters: { type: 'string', default: '20' },
  },
})
const seconds = Number(values.seconds)
const visitors = Number(values.visitors)
const posters = Number(values.posters)
/** Listings that are there before. */
const listingCount = 500
/** Two more than the limit of an hour. */
const postsOfEach = 12
/** How long the functions may need after the traffic has ended, in milliseconds. */
const settleLimit = 5 * 60_000

const settings = readSettings(process.env)
// The functions emulator watches one project only.
const emulated = await openEmulatedFirestore('load', projectId)
const text = await withProject(localProject(settings), async ({ firestore }) => {
  console.log(`Storing ${listingCount} listings`)
  await withoutTriggers(settings, async () => {
    const writer = firestore.bulkWriter()
    for (let number = 0; number < listingCount; number += 1) {
      const { id, ...listing } = benchmarkListing(number)
      void writer.set(firestore.doc(`posts/${id}`), listing)
      const profile = { name: listing.sellerName, email: '', about: '' }
      void writer.set(firestore.doc(`users/${listing.userId}`), profile)
    }
    for (let number = 0; number < posters; number += 1) {
      const profile = { name: `Poster ${number}`, email: '', about: '' }
      void writer.set(firestore.doc(`users/poster-${number}`), profile)
    }
    await writer.close()
    await rebuildSearchIndex(firestore, () => {})
  })

  console.log(`${visitors} visitors and ${posters} posters for ${seconds} seconds`)
  const answered: Answered[] = []
  const ask = createAsk(answered)
  const reads = liteReads(emulated.lite)
  const ports = {
    listings: createFirestoreListings(reads, console.error),
    profiles: readProfiles(reads),
  }
  const end = Date.now() + seconds * 1000
  const [posted] = await Promise.all([
    Promise.all(
      Array.from({ length: posters }, (_, number) => {
        const uid = `poster-${number}`
        const client = emulated.signedInAs(uid, `${uid}@example.com`)
        return post(
          createFirestoreOwnListings(client, reads, console.error),
          newListings(number),
          ask,
          end,
        )
      }),
    ),
    ...Array.from({ length: visitors }, () => visit(ports, ask, end)),
  ])

  const ended = Date.now()
  let checked = await checkPosted(firestore, posted.flat())
  while (checked.problems.length > 0 && Date.now() < ended + settleLimit) {
    console.log(`${checked.problems.length} entries or listings differ; waiting for the functions`)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    checked = await checkPosted(firestore, posted.flat())
  }
  for (const problem of checked.problems.slice(0, 20)) console.log(`WRONG: ${problem}`)
  if (checked.problems.length > 0 || answered.some(({ failed }) => failed !== undefined)) {
    process.exitCode = 1
  }
  const settledAfter = (Date.now() - ended) / 1000
  const load = { seconds, visitors, posters, listings: listingCount }
  return report({ ...load, answered, checked, settledAfter }, new Date())
})
await emulated.close()

console.log(text)
const page = join(repository, 'docs', 'load.md')
await writeFile(page, text)
execFileSync(join(repository, 'node_modules', '.bin', 'oxfmt'), [page])
// Clients keep connections open.
process.exit()

function newListings(number: number) {
  const [userId, sellerName] = [`poster-${number}`, `Poster ${number}`]
  return Array.from({ length: postsOfEach }, () => ({
    ...newListing,
    id: randomUUID(),
    price: 1 + Math.floor(Math.random() * 10_000),
    imageUrl: [link('picture.webp', userId, projectId)],
    userId,
    sellerName,
    timestamp: new Date().toISOString(),
  }))
}
