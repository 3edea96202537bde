import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'

/** A project, and where its emulator is; without one it is the real project. */
export type FirestoreTarget = { readonly projectId: string; readonly emulator?: string }

/**
 * Does some work in the Firestore of a project, past the rules. A real project asks for the
 * credentials of this machine.
 *
 * Side effect: sets `FIRESTORE_EMULATOR_HOST` of this process for an emulator, the only way to tell
 * the Admin SDK.
 */
export async function withFirestore<Value>(
  { projectId, emulator }: FirestoreTarget,
  work: (firestore: Firestore) => Promise<Value>,
): Promise<Value> {
  if (emulator !== undefined) process.env['FIRESTORE_EMULATOR_HOST'] = emulator
  const app = initializeApp({ projectId }, `work-${projectId}`)
  try {
    return await work(getFirestore(app))
  } finally {
    await deleteApp(app)
  }
}
