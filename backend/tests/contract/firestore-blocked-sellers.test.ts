import type { BlockedSeller } from '@adamarket/shared/domain/user/blocked-seller.ts'
import { createFirestoreBlockedSellers } from '@adamarket/shared/firebase/firestore-blocked-sellers.ts'
import { describeBlockedSellersPort } from '@adamarket/shared/testing/blocked-sellers-port-contract.ts'
import { afterEach, expect, it } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterEach(() => Promise.all(opened.splice(0).map((emulated) => emulated.close())))

async function open(blocked: readonly BlockedSeller[]) {
  const emulated = await openEmulatedFirestore('blocked-sellers')
  opened.push(emulated)
  const documents = blocked.map(
    (seller, index) => [`users/ayse/blockedSellers/${index + 1}`, seller] as const,
  )
  await emulated.storeAll(new Map(documents))
  return createFirestoreBlockedSellers(emulated.signedInAs('ayse', 'ayse@example.com'))
}

describeBlockedSellersPort('Firestore', open)

it("denies reading another user's", async () => {
  const port = await open([])
  expect(await port.list('mehmet')).toMatchObject({
    ok: false,
    error: { kind: 'permission-denied' },
  })
})
