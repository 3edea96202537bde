import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import { createFirestoreFavourites } from '@adamarket/shared/firebase/firestore-favourites.ts'
import { failed } from '@adamarket/shared/testing/failed.ts'
import type { Firestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

let emulated: EmulatedFirestore
let firestore: Firestore
beforeAll(async () => {
  emulated = await openEmulatedFirestore('favourites')
  firestore = emulated.signedInAs('ayse', 'ayse@example.com')
  for (const id of ['civic', 'desk']) await emulated.store(`posts/${id}`, { userId: 'mehmet' })
})
afterAll(() => emulated.close())

const civic: Favourite = {
  listingId: 'civic',
  addedAt: '2026-07-04T10:00:00.000Z',
  title: 'Honda Civic',
  price: 9500,
  currency: 'GBP',
}
const desk: Favourite = { ...civic, listingId: 'desk', addedAt: '2026-07-05T10:00:00.000Z' }
const done = { ok: true, value: undefined }

it('adds favourites, lists the last added first, and removes them', async () => {
  const port = createFirestoreFavourites(firestore)
  expect(await port.list('ayse')).toEqual({ ok: true, value: [] })
  expect(await port.add('ayse', civic)).toEqual(done)
  expect(await port.add('ayse', desk)).toEqual(done)
  expect(await port.add('ayse', civic)).toEqual(done)
  expect(await port.list('ayse')).toEqual({ ok: true, value: [desk, civic] })
  expect(await port.remove('ayse', 'civic')).toEqual(done)
  expect(await port.remove('ayse', 'civic')).toEqual(done)
  expect(await port.list('ayse')).toEqual({ ok: true, value: [desk] })
})

it('says that a listing is gone, which cannot be added', async () => {
  const port = createFirestoreFavourites(firestore)
  expect(await port.add('ayse', { ...civic, listingId: 'gone' })).toMatchObject(failed('invalid'))
  await emulated.store('limits/ayse', { favouritesFull: true })
  expect(await port.add('ayse', civic)).toMatchObject(failed('permission-denied'))
})

it("denies reading another user's", async () => {
  const port = createFirestoreFavourites(firestore)
  expect(await port.list('mehmet')).toMatchObject({
    ok: false,
    error: { kind: 'permission-denied' },
  })
})
