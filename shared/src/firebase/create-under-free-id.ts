import type { CollectionReference, DocumentData } from 'firebase/firestore'
import { doc, runTransaction } from 'firebase/firestore'

/**
 * Creates a document under the first of `ids` that no document has; returns whether there was one. Where rules allow
 * only these ids, no user has more documents.
 *
 * @param ids those that seem free: another tab may take one at the same moment
 */
export async function createUnderFreeId(
  folder: CollectionReference,
  ids: readonly string[],
  fields: DocumentData,
): Promise<boolean> {
  for (const id of ids) {
    const isCreated = await runTransaction(folder.firestore, async (transaction) => {
      const stored = await transaction.get(doc(folder, id))
      if (stored.exists()) return false
      transaction.set(stored.ref, fields)
      return true
    })
    if (isCreated) return true
  }
  return false
}
