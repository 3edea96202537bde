import type { Firestore } from 'firebase/firestore'
import { doc, runTransaction } from 'firebase/firestore'

import type { ProfilesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { readDocument, write } from './access.ts'
import { decodeProfile } from './decode.ts'

/** Users' public profiles, from the collection `users`. */
export function createFirestoreProfiles(firestore: Firestore): ProfilesPort {
  return {
    async byId(userId) {
      const read = await readDocument(firestore, 'users', userId)
      if (!read.ok) return read
      const fields = read.value?.data()
      return ok(fields && decodeProfile(userId, fields))
    },
    save: ({ id, ...fields }) =>
      // A plain write would wait in the cache while there is no network, and come true much later.
      write(() =>
        runTransaction(firestore, async (transaction) => {
          transaction.set(doc(firestore, 'users', id), fields)
        }),
      ),
  }
}
