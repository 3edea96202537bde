import { createFirestoreListingStats } from '@adamarket/shared/firebase/firestore-listing-stats.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { describeListingStatsPort } from '@adamarket/shared/testing/listing-stats-port-contract.ts'
import type { Firestore } from 'firebase/firestore/lite'
import { afterAll, expect, it } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterAll(() => Promise.all(opened.map((emulated) => emulated.close())))

const portOf = (firestore: Firestore) =>
  createFirestoreListingStats(firestore, documentReads(firestore))

async function open(stats: Readonly<Record<string, object>> = {}) {
  const emulated = await openEmulatedFirestore('listing-stats')
  opened.push(emulated)
  for (const id of ['civic', 'chair']) await emulated.store(`posts/${id}`, { userId: 'ayse' })
  for (const [id, each] of Object.entries(stats)) await emulated.store(`listingStats/${id}`, each)
  return {
    emulated,
    byVisitor: portOf(emulated.firestore),
    bySeller: portOf(emulated.signedInAs('ayse', 'ayse@example.com')),
    byOther: portOf(emulated.signedInAs('mehmet', 'mehmet@example.com')),
  }
}

describeListingStatsPort('in Firestore', open)

it('says nothing about the listings of others, and counts no listing that does not exist', async () => {
  const { byOther, byVisitor } = await open({ civic: { views: 1 } })
  const denied = { ok: false, error: { kind: 'permission-denied' } }
  expect(await byOther.byId('civic')).toMatchObject(denied)
  expect(await byVisitor.byId('civic')).toMatchObject(denied)
  expect(await byVisitor.countView('none')).toMatchObject(denied)
})
