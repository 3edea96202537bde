import { initializeApp, onLog } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'

import type { Report } from '#domain/report.ts'

import type { FirebaseSettings } from './settings.ts'

const noPersistence = 'Documents cannot be kept on this device'

/** The one client of the site. */
export type Firebase = {
  readonly auth: Auth
  readonly firestore: Firestore
  /** Fetches the code of Storage on first use: only those who post need it. */
  storage(): Promise<FirebaseStorage>
}

/**
 * Creates the client. Call it once for a page: a second client would be a second cache and a second
 * connection.
 *
 * @param report told when documents can't be kept on this device (section 8, "Offline
 * persistence failure"); the client then keeps them in memory.
 */
export function createFirebase(settings: FirebaseSettings, report: Report): Firebase {
  const { emulators } = settings
  const app = initializeApp(settings.firebase)

  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true })

  reportFallbackToMemory(report)
  const firestore = initializeFirestore(app, {
    localCache: isStorageReachable(report)
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  })
  if (emulators) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
  }

  const openStorage = async () => {
    const { connectStorageEmulator, getStorage } = await import('firebase/storage')
    const storage = getStorage(app)
    if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port)
    return storage
  }
  let storage: Promise<FirebaseStorage> | undefined

  return { auth, firestore, storage: () => (storage ??= openStorage()) }
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
