import { initializeApp } from 'firebase/app'
import type { FirebaseStorage } from 'firebase/storage'

import type { FirebaseSettings } from '#contract/environment.ts'

/** The client of Storage, whose code is loaded on first use: only users who upload need it. */
export function lazyStorage({ firebase, emulators }: FirebaseSettings) {
  const open = async () => {
    const { connectStorageEmulator, getStorage } = await import('firebase/storage')
    const storage = getStorage(initializeApp(firebase))
    if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port)
    return storage
  }
  let storage: Promise<FirebaseStorage> | undefined
  return () => (storage ??= open())
}
