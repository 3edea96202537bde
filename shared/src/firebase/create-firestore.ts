import { initializeApp, onLog } from 'firebase/app'
import type { Firestore } from 'firebase/firestore'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'

import type { Report } from '#domain/report.ts'

import type { FirebaseSettings } from './settings.ts'

const noPersistence = 'Documents cannot be kept on this device'

/**
 * Creates the whole client of Firestore. Call it once for a page: a second client would be a second
 * cache and a second connection.
 *
 * @param report told when documents can't be kept on this device (section 8, "Offline
 * persistence failure"); the client then keeps them in memory.
 */
export function createFirestore(
  { firebase, emulators }: FirebaseSettings,
  report: Report,
): Firestore {
  reportFallbackToMemory(report)
  const firestore = initializeFirestore(initializeApp(firebase), {
    localCache: isStorageReachable(report)
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  })
  if (emulators) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
  }
  return firestore
}

/**
 * A browser that blocks site data throws when its stores are merely named. The SDK gives up
 * altogether on that error, so it must not see it.
 */
function isStorageReachable(report: Report): boolean {
  try {
    if (globalThis.indexedDB && globalThis.localStorage) return true
    report({ what: noPersistence, cause: 'This browser offers no IndexedDB or local storage' })
  } catch (error) {
    report({ what: noPersistence, cause: error })
  }
  return false
}

/** The SDK goes on in memory by itself when IndexedDB fails later on; its log is the only sign. */
function reportFallbackToMemory(report: Report): void {
  onLog(
    ({ type, message }) => {
      if (type.startsWith('@firebase/firestore') && message.includes('memory cache')) {
        report({ what: noPersistence, cause: message })
      }
    },
    { level: 'warn' },
  )
}
