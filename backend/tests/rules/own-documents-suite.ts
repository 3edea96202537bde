import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import type { firestoreRules } from './rules-under-test.ts'

type Fields = Readonly<Record<string, unknown>>

export type OwnDocuments = {
  /** Of ayse's. */
  readonly path: string
  /** One that its owner may write. */
  readonly aDocument: () => Fields
  /** What an update changes. */
  readonly change: Fields
  /** How many one query may list. */
  readonly max: number
  readonly areForBannedUsers?: boolean
}

/** What the rules promise of each collection beneath a profile that its owner alone reads and writes. */
export function describeOwnDocuments(
  { signedInAs, anonymous, listFrom, store }: ReturnType<typeof firestoreRules>,
  { path, aDocument, change, max, areForBannedUsers = false }: OwnDocuments,
): void {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const ayse = signedInAs('ayse')
  const mehmet = signedInAs('mehmet')
  const write = (fields: Fields = aDocument(), client = ayse) => setDoc(doc(client, path), fields)
  const list = (count: number, client = ayse) =>
    getDocs(query(collection(client, folder), limit(count)))

  describe(`documents in ${folder}`, () => {
    it('are written, read and removed by their owner, even when they are gone', async () => {
      await assertSucceeds(write())
      await assertSucceeds(getDoc(doc(ayse, path)))
      await assertSucceeds(deleteDoc(doc(ayse, path)))
      await assertSucceeds(deleteDoc(doc(ayse, path)))
    })

    it('are listed all at once, but neither without a limit nor from a place on, which is billed', async () => {
      await assertSucceeds(list(max))
      await assertFails(list(max + 1))
      await assertFails(getDocs(collection(ayse, folder)))
      await assertSucceeds(listFrom(folder, 0, 'ayse', {}, 1))
      await assertFails(listFrom(folder, 1, 'ayse', {}, 1))
    })

    it.each([
      ['another user', mehmet],
      ['a visitor who is not signed in', anonymous],
    ])('are neither read nor written by %s', async (_who, client) => {
      await assertFails(write(aDocument(), client))
      await store(path, aDocument())
      await assertFails(getDoc(doc(client, path)))
      await assertFails(list(1, client))
      const alike = collectionGroup(client, collection(client, folder).id)
      await assertFails(getDocs(query(alike, limit(1))))
      await assertFails(write(aDocument(), client))
      await assertFails(updateDoc(doc(client, path), change))
      await assertFails(deleteDoc(doc(client, path)))
    })

    it('are not written with the last token of a deleted account', async () => {
      await store('deletedAccounts/ayse', { deletedAt: new Date() })
      await assertFails(write())
    })

    it('are written by suspended users, and by banned ones only where that is promised', async () => {
      const blockedUntil = new Date(Date.now() + 60_000)
      await store('limits/ayse', { blockedUntil, isBanned: true })
      await (areForBannedUsers ? assertSucceeds(write()) : assertFails(write()))
      await deleteDoc(doc(ayse, path))
      await store('limits/ayse', { blockedUntil })
      await assertSucceeds(write())
    })

    it('are removed, and not written, by a user who has written too many in this hour', async () => {
      const waitUntil = `${folder.slice(folder.lastIndexOf('/') + 1)}WaitUntil`
      await store('limits/ayse', { [waitUntil]: new Date(Date.now() + 60_000) })
      await assertFails(write())
      await store(path, aDocument())
      await assertFails(updateDoc(doc(ayse, path), change))
      await assertSucceeds(deleteDoc(doc(ayse, path)))
      const another = 'profileWaitsUntil'
      const isOver = { [waitUntil]: new Date(Date.now() - 60_000) }
      await store('limits/ayse', { ...isOver, [another]: new Date(Date.now() + 60_000) })
      await assertSucceeds(write())
    })

    it.each(Object.keys(aDocument()))('require %s', async (field) => {
      await assertFails(
        write(Object.fromEntries(Object.entries(aDocument()).filter(([name]) => name !== field))),
      )
    })

    it('have no other field', async () => {
      await assertFails(write({ ...aDocument(), note: 'x' }))
    })
  })
}
