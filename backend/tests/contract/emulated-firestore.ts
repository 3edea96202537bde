import type { FirebaseApp } from 'firebase/app'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import type { EmulatorMockTokenOptions, Firestore } from 'firebase/firestore/lite'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite'

import { firestoreProject, hostOf } from '#tests/rules/rules-environment.ts'

/** A separate database as a visitor who is not signed in sees it: under our rules. */
export type EmulatedFirestore = {
  readonly firestore: Firestore
  /** The same database as a signed-in user sees it. @param claims further ones of the token */
  signedInAs(uid: string, email: string, claims?: object): Firestore
  /** Writes a document, bypassing the rules. */
  store(path: string, fields: object): Promise<void>
  /** Writes many documents by their paths, bypassing the rules. */
  storeAll(documents: ReadonlyMap<string, object>): Promise<void>
  close(): Promise<void>
}

// The SDK logs every denied request, and some tests are about those.
setLogLevel('silent')

let count = 0

/** @param projectId of the tests of one file; it is emptied first: a new one would compile the rules again. */
export async function openEmulatedFirestore(
  name: string,
  projectId = `demo-contract-${name}`,
): Promise<EmulatedFirestore> {
  count += 1
  const { clear } = firestoreProject(projectId)
  await clear()
  const [host = '', port] = hostOf('FIRESTORE_EMULATOR_HOST').split(':')
  const apps: FirebaseApp[] = []
  const connect = (mockUserToken?: EmulatorMockTokenOptions | string) => {
    const app = initializeApp({ projectId, apiKey: 'unused' }, `${name}-${count}-${apps.length}`)
    apps.push(app)
    const firestore = getFirestore(app)
    connectFirestoreEmulator(firestore, host, Number(port), mockUserToken ? { mockUserToken } : {})
    return firestore
  }

  const firestore = connect()
  const pastTheRules = connect('owner')

  return {
    firestore,
    signedInAs: (uid, email, claims) =>
      connect({ sub: uid, email, email_verified: true, ...claims }),
    store: (path, fields) => setDoc(doc(pastTheRules, path), fields),
    storeAll: async (documents) => {
      const batch = writeBatch(pastTheRules)
      for (const [path, fields] of documents) batch.set(doc(pastTheRules, path), fields)
      await batch.commit()
    },
    async close() {
      await clear()
      await Promise.all(apps.map((app) => deleteApp(app)))
    },
  }
}
