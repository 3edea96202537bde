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
 * Creates Firestore's full client. Call it once per page: a second client would be a second cache and a
 * second connection.
 *
 * @param report called when documents cannot be kept on this device (specification, section 8); the client
 * then keeps them in memory.
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
 * A browser that blocks site data throws as soon as its storage is accessed. The SDK does not recover
 * from that error, so it must not happen inside the SDK.
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

/** The SDK continues in memory when IndexedDB fails later; only its log shows that. */
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
