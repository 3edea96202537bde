import { initializeApp } from 'firebase/app'
import type { Firestore } from 'firebase/firestore/lite'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'

import type { FirebaseSettings } from '#contract/environment.ts'

/** Creates the client of Firestore, the lite one: it sends requests and stores nothing. Call it once per page. */
export function createFirestore({ firebase, emulators }: FirebaseSettings): Firestore {
  // Its warnings contain whole requests, with what visitors search for. Failures reach the caller.
  setLogLevel('error')
  const firestore = getFirestore(initializeApp(firebase))
  if (emulators) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
  }
  return firestore
}
