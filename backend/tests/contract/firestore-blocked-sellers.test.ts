import { createFirestoreBlockedSellers } from '@adamarket/shared/firebase/firestore-blocked-sellers.ts'
import { describeBlockedSellersPort } from '@adamarket/shared/testing/blocked-sellers-port-contract.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

let emulated: EmulatedFirestore
beforeAll(async () => {
  emulated = await openEmulatedFirestore('blocked-sellers')
})
afterAll(() => emulated.close())

const open = () => createFirestoreBlockedSellers(emulated.signedInAs('ayse', 'ayse@example.com'))

describeBlockedSellersPort('Firestore', async () => {
  const port = open()
  const known = await port.list('ayse')
  for (const { sellerId } of known.ok ? known.value : []) await port.unblock('ayse', sellerId)
  return port
})

it("denies reading another user's", async () => {
  expect(await open().list('mehmet')).toMatchObject({
    ok: false,
    error: { kind: 'permission-denied' },
  })
})
