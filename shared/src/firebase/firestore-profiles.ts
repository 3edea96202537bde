import type { Firestore } from 'firebase/firestore'
import { doc, runTransaction } from 'firebase/firestore'

import type { ProfilesPort } from '#domain/ports.ts'

import { write } from './access.ts'
import type { DocumentReads } from './document-reads.ts'
import { readProfiles } from './read-profiles.ts'

/** Users' public profiles, from the collection `users`. */
export function createFirestoreProfiles(firestore: Firestore, reads: DocumentReads): ProfilesPort {
  return {
    ...readProfiles(reads),
    save: ({ id, ...fields }) =>
      // Without a network a plain write would be queued and take effect much later.
      write(() =>
        runTransaction(firestore, async (transaction) => {
          transaction.set(doc(firestore, 'users', id), fields)
        }),
      ),
  }
}
