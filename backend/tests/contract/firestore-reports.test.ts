import { createFirestoreReports } from '@adamarket/shared/firebase/firestore-reports.ts'
import type { Firestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

let emulated: EmulatedFirestore
let firestore: Firestore
beforeAll(async () => {
  emulated = await openEmulatedFirestore('reports')
  firestore = emulated.signedInAs('mehmet', 'mehmet@example.com')
  await emulated.store('posts/civic', { title: 'Honda Civic', userId: 'ayse' })
  await emulated.store('posts/own', { title: 'Desk', userId: 'mehmet' })
})
afterAll(() => emulated.close())

const send = (listingId: string) =>
  createFirestoreReports(firestore).send({
    listingId,
    userId: 'mehmet',
    reason: 'scam',
    comment: '',
  })

it('sends a report once, and says when it was sent before', async () => {
  expect(await send('civic')).toEqual({ ok: true, value: 'sent' })
  expect(await send('civic')).toEqual({ ok: true, value: 'already-reported' })
})

it.each(['own', 'gone'])(
  'does not mistake another denied write for a duplicate: %s',
  async (id) => {
    expect(await send(id)).toMatchObject({ ok: false, error: { kind: 'permission-denied' } })
  },
)
