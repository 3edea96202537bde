import { readFile } from 'node:fs/promises'

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import type { Firestore } from 'firebase/firestore'
import { connectFirestoreEmulator, doc, getFirestore, setDoc, writeBatch } from 'firebase/firestore'

/** A database of its own, as a visitor who is not signed in sees it: under our rules. */
export type EmulatedFirestore = {
  readonly firestore: Firestore
  /** Writes a document past the rules. */
  store(path: string, fields: object): Promise<void>
  /** Writes many documents of a collection past the rules. */
  storeAll(collection: string, fieldsById: ReadonlyMap<string, object>): Promise<void>
  close(): Promise<void>
}

let count = 0

export async function openEmulatedFirestore(name: string): Promise<EmulatedFirestore> {
  count += 1
  const projectId = `demo-contract-${name}-${count}`
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: await readFile(`${import.meta.dirname}/../firestore.rules`, 'utf8') },
  })
  await environment.clearFirestore()
  const app = initializeApp({ projectId, apiKey: 'unused' }, projectId)
  const firestore = getFirestore(app)
  const { host, port } = addressOf(environment)
  connectFirestoreEmulator(firestore, host, port)

  return {
    firestore,
    store: (path, fields) =>
      environment.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore(), path), fields),
      ),
    storeAll: (collection, fieldsById) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const database = context.firestore()
        const batch = writeBatch(database)
        for (const [id, fields] of fieldsById) batch.set(doc(database, collection, id), fields)
        await batch.commit()
      }),
    async close() {
      await environment.clearFirestore()
      await environment.cleanup()
      await deleteApp(app)
    },
  }
}

function addressOf(environment: RulesTestEnvironment) {
  const address = environment.emulators.firestore
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST is not set')
  return address
}
