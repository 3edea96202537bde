import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { createFirestoreOwnListings } from '@adamarket/shared/firebase/firestore-own-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { describeOwnListingsPort } from '@adamarket/shared/testing/own-listings-port-contract.ts'
import { afterAll, describe, expect, it } from 'vitest'

import { documentsOf } from './documents-of.ts'
import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterAll(() => Promise.all(opened.map((emulated) => emulated.close())))

async function open(listings: readonly Listing[]): Promise<EmulatedFirestore> {
  // One project for all: a picture's link contains it, and the rules check it.
  const emulated = await openEmulatedFirestore('own-listings', 'demo-contract-own-listings')
  opened.push(emulated)
  await emulated.store('users/ayse', { name: 'Ayşe Kaya', email: '', about: '' })
  await emulated.storeAll(new Map(listings.flatMap(documentsOf)))
  return emulated
}

function portsOf(emulated: EmulatedFirestore, uid: string) {
  const client = emulated.signedInAs(uid, `${uid}@example.com`)
  const reads = documentReads(client)
  const unexpected: Report = (problem) => {
    throw new Error(`Nothing is wrong with these documents: ${problem.what}`)
  }
  return {
    own: createFirestoreOwnListings(client, reads, unexpected),
    listings: createFirestoreListings(reads, unexpected),
  }
}

describeOwnListingsPort('in Firestore', {
  picture:
    'http://localhost:9199/v0/b/demo-contract-own-listings.appspot.com/o/images%2Fayse%2Fa_4x3.webp?alt=media',
  open: async (listings) => portsOf(await open(listings), 'ayse'),
})

describe('the listings of others', () => {
  it('cannot be changed, deleted or counted', async () => {
    const { own, listings } = portsOf(await open([aListing()]), 'mehmet')
    const refused = { ok: false, error: { kind: 'permission-denied' } }
    expect(await own.update('civic', { price: 1 })).toMatchObject(refused)
    expect(await own.setStatus('civic', 'sold')).toMatchObject(refused)
    expect(await own.remove('civic')).toMatchObject(refused)
    expect(await listings.countBySeller('ayse')).toMatchObject(refused)
    expect(await listings.byId('civic')).toEqual({ ok: true, value: aListing() })
  })
})
