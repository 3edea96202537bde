import type { Firestore } from 'firebase/firestore/lite'
import { doc, runTransaction, setDoc } from 'firebase/firestore/lite'

import type { ProfilesPort } from '#domain/ports.ts'

import { decodeProfile } from './decode.ts'
import type { DocumentReads } from './document-reads.ts'
import { readProfiles } from './read-profiles.ts'
import { toResult, write } from './to-result.ts'

/** Users' public profiles, from the collection `users`. */
export function createFirestoreProfiles(firestore: Firestore, reads: DocumentReads): ProfilesPort {
  return {
    ...readProfiles(reads),
    create: ({ id, ...fields }) =>
      toResult(() =>
        runTransaction(firestore, async (transaction) => {
          const ref = doc(firestore, 'users', id)
          const stored = (await transaction.get(ref)).data()
          if (!stored) transaction.set(ref, fields)
          return decodeProfile(id, stored ?? fields)
        }),
      ),
    save: ({ id, ...fields }) => write(() => setDoc(doc(firestore, 'users', id), fields)),
  }
}
