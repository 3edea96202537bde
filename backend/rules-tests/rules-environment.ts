import { readFile } from 'node:fs/promises'

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/app'

// The SDK logs every denied request, and most requests here are meant to be denied.
setLogLevel('silent')

/** The Firestore emulator under our rules, in a project of its own. */
export async function startFirestoreRules(projectId: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId,
    firestore: { rules: await readFile(`${import.meta.dirname}/../firestore.rules`, 'utf8') },
  })
}

/** The Storage emulator under our rules, in a project of its own. */
export async function startStorageRules(projectId: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId,
    storage: { rules: await readFile(`${import.meta.dirname}/../storage.rules`, 'utf8') },
  })
}
