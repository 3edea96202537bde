import { readFile } from 'node:fs/promises'

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import type { FirebaseApp } from 'firebase/app'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import type { EmulatorMockTokenOptions, Firestore } from 'firebase/firestore'
import { connectFirestoreEmulator, doc, getFirestore, setDoc, writeBatch } from 'firebase/firestore'
import type { Firestore as LiteFirestore } from 'firebase/firestore/lite'
import {
  connectFirestoreEmulator as connectLite,
  getFirestore as getLite,
} from 'firebase/firestore/lite'

/** A separate database as a visitor who is not signed in sees it: under our rules. */
export type EmulatedFirestore = {
  readonly firestore: Firestore
  /** The same with the lite client, which keeps nothing. */
  readonly lite: LiteFirestore
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

/** @param project a separate one by default; it is emptied first. */
export async function openEmulatedFirestore(
  name: string,
  project?: string,
): Promise<EmulatedFirestore> {
  count += 1
  const appName = `demo-contract-${name}-${count}`
  const projectId = project ?? appName
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: await readFile(`${import.meta.dirname}/../../firestore.rules`, 'utf8') },
  })
  await environment.clearFirestore()
  const { host, port } = addressOf(environment)
  const apps: FirebaseApp[] = []
  const connect = (mockUserToken?: EmulatorMockTokenOptions) => {
    const app = initializeApp({ projectId, apiKey: 'unused' }, `${appName}-${apps.length}`)
    apps.push(app)
    const firestore = getFirestore(app)
    connectFirestoreEmulator(firestore, host, port, mockUserToken && { mockUserToken })
    return firestore
  }

  const firestore = connect()
  const lite = getLite(firestore.app)
  connectLite(lite, host, port)

  return {
    firestore,
    lite,
    signedInAs: (uid, email, claims) =>
      connect({ sub: uid, email, email_verified: true, ...claims }),
    store: (path, fields) =>
      environment.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore(), path), fields),
      ),
    storeAll: (documents) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const database = context.firestore()
        const batch = writeBatch(database)
        for (const [path, fields] of documents) batch.set(doc(database, path), fields)
        await batch.commit()
      }),
    async close() {
      await environment.clearFirestore()
      await environment.cleanup()
      await Promise.all(apps.map((app) => deleteApp(app)))
    },
  }
}

function addressOf(environment: RulesTestEnvironment) {
  const address = environment.emulators.firestore
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST is not set')
  return address
}
