import { initializeApp, onLog } from 'firebase/app'
import type { Firestore } from 'firebase/firestore'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'

import type { FirebaseSettings } from '#contract/environment.ts'
import type { Report } from '#domain/report.ts'

const noPersistence = 'Documents cannot be kept on this device'

/** Removed at once. Its name begins as those of the SDK. */
const triedKey = 'firestore_tried'

/** In characters. The SDK keeps some hundred for each tab and each list that is read. */
const neededLength = 50_000

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
    localCache: isStorageWritable(report)
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  })
  if (emulators) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
  }
  return firestore
}

/**
 * A browser that blocks site data throws as soon as its storage is accessed, and one whose storage is full as soon as
 * the SDK says there which documents a tab uses. The SDK recovers from neither error, so it must not happen inside the
 * SDK.
 */
function isStorageWritable(report: Report): boolean {
  try {
    if (globalThis.indexedDB && globalThis.localStorage) {
      tryToWrite(globalThis.localStorage)
      return true
    }
    report({ what: noPersistence, cause: 'This browser offers no IndexedDB or local storage' })
  } catch (error) {
    report({ what: noPersistence, cause: error })
  }
  return false
}

/** @throws what the storage throws when it has less room than the SDK may need */
function tryToWrite(storage: Storage): void {
  try {
    // oxlint-disable-next-line no-restricted-properties -- storedValue does not throw what the storage throws
    storage.setItem(triedKey, ' '.repeat(neededLength))
  } finally {
    storage.removeItem(triedKey)
  }
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
