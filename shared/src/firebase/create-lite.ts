import { initializeApp } from 'firebase/app'
import type { Firestore } from 'firebase/firestore/lite'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'

import type { FirebaseSettings } from '#contract/environment.ts'

/** Creates Firestore's lite client, a fifth of the full one's size: it sends requests and keeps nothing. */
export function createLite({ firebase, emulators }: FirebaseSettings): Firestore {
  // Its warnings contain whole requests, with what visitors search for. Failures reach the caller.
  setLogLevel('error')
  const firestore = getFirestore(initializeApp(firebase))
  if (emulators) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
  }
  return firestore
}
