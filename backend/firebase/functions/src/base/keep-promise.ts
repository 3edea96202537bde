import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'

/**
 * What must happen again and again. `erasure` has no schedule: it follows the deletion of an account. Operators make
 * `backup` and `decisions`, functions do the rest.
 */
export type PromiseName =
  | 'erasure'
  | 'cleanup'
  | 'sitemap'
  | 'held-listings'
  | 'hourly-alerts'
  | 'digests'
  | 'questions'
  | 'backup'
  | 'decisions'

/** Does what was promised, and notes its success. No failure is noted: `health` and alerts watch the last success. */
export async function keepPromise(name: PromiseName, work: () => Promise<unknown>): Promise<void> {
  await work()
  await noteSuccess(getFirestore(), name)
  // Alerts count these lines.
  logger.info('A promise is kept', { promise: name })
}

/** Notes that a promise was kept just now, which `health` reads. */
export async function noteSuccess(firestore: Firestore, name: PromiseName): Promise<void> {
  const succeededAt = FieldValue.serverTimestamp()
  await firestore.collection('promises').doc(name).set({ succeededAt })
}
