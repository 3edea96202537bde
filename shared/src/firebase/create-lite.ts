import { initializeApp } from 'firebase/app'
import type { Firestore } from 'firebase/firestore/lite'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'

import type { FirebaseSettings } from './settings.ts'

/** Creates the small client of Firestore, a fifth of the whole one: it asks, and keeps nothing. */
export function createLite({ firebase, emulators }: FirebaseSettings): Firestore {
  const firestore = getFirestore(initializeApp(firebase))
  if (emulators) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
  }
  return firestore
}
