import { initializeApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'

import type { FirebaseSettings } from '#contract/environment.ts'

/** Creates the client of Firebase Auth; call it once per page. */
export function createAuth({ firebase, emulators }: FirebaseSettings): Auth {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true })
  return auth
}
