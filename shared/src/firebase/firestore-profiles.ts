import type { Firestore } from 'firebase/firestore'
import { doc, runTransaction } from 'firebase/firestore'

import type { ProfilesPort } from '#domain/ports.ts'

import { ask, write } from './access.ts'
import { decodeProfile } from './decode.ts'
import type { DocumentReads } from './document-reads.ts'
import { readProfiles } from './read-profiles.ts'

/** Users' public profiles, from the collection `users`. */
export function createFirestoreProfiles(firestore: Firestore, reads: DocumentReads): ProfilesPort {
  return {
    ...readProfiles(reads),
    create: ({ id, ...fields }) =>
      ask(() =>
        runTransaction(firestore, async (transaction) => {
          const ref = doc(firestore, 'users', id)
          const stored = (await transaction.get(ref)).data()
          if (!stored) transaction.set(ref, fields)
          return decodeProfile(id, stored ?? fields)
        }),
      ),
    save: ({ id, ...fields }) =>
      // Without a network a plain write would be queued and take effect much later.
      write(() =>
        runTransaction(firestore, async (transaction) => {
          transaction.set(doc(firestore, 'users', id), fields)
        }),
      ),
  }
}
