import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, setDoc } from 'firebase/firestore/lite'
import { ref, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

import { firestoreProject, startStorageRules } from './rules-environment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set while rules are mutated, one file after the other; otherwise each file has its own project. */
    readonly rulesProject?: string
  }
}

/** The Firestore emulator with our rules, for the tests of one file: emptied before each of them. */
export function firestoreRules(name: string) {
  const project = firestoreProject(inject('rulesProject') ?? `demo-rules-${name}`)
  const backend = project.pastTheRules()
  beforeEach(() => project.clear())
  afterAll(() => project.clear())
  return {
    projectId: project.projectId,
    anonymous: project.asAnonymous(),
    signedInAs: project.signedInAs,
    /** Lists some documents from a place on, which only REST can ask for; of a user if one is named. */
    listFrom: project.listFrom,
    /** Writes without rules, as the backend, an administrator or an older version of the app does. */
    store: (path: string, fields: object) => setDoc(doc(backend, path), fields),
  }
}

/** The Storage emulator with our rules, for the tests of one file. Uploaded files stay. */
export function storageRules(name: string) {
  let environment: RulesTestEnvironment
  beforeAll(async () => {
    environment = await startStorageRules(inject('rulesProject') ?? `demo-rules-${name}`)
  })
  afterAll(() => environment.cleanup())
  return {
    signedInAs: (uid: string) => environment.authenticatedContext(uid).storage(),
    asAnonymous: () => environment.unauthenticatedContext().storage(),
    /** Uploads a file without rules, as the backend does. */
    store: (path: string, customMetadata: Readonly<Record<string, string>> = {}) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await uploadBytes(ref(context.storage(), path), new Uint8Array(1), { customMetadata })
      }),
  }
}

/** A download link as an app stores it. */
export function pictureLink(project: string, uid: string, filename: string): string {
  return `http://localhost:9199/v0/b/${project}.appspot.com/o/images%2F${uid}%2F${filename}?alt=media&token=6f1c2f9e-0b7a-4c6e-9d53-5a4e7a1f0c11`
}
