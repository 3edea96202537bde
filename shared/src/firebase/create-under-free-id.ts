import type { CollectionReference, DocumentData } from 'firebase/firestore'
import { doc, runTransaction } from 'firebase/firestore'

/**
 * Creates a document under the first of `ids` that no document has. Where rules allow only these ids, no user has more
 * documents.
 *
 * @param ids those that seem free: another tab may take one at the same moment
 * @param unique the field by which a document that another tab created is `known` to be the same
 * @returns `full` when no id is free
 */
export async function createUnderFreeId(
  folder: CollectionReference,
  ids: readonly string[],
  unique: string,
  fields: DocumentData,
): Promise<'created' | 'known' | 'full'> {
  for (const id of ids) {
    const outcome = await runTransaction(folder.firestore, async (transaction) => {
      const stored = await transaction.get(doc(folder, id))
      if (stored.exists()) return stored.get(unique) === fields[unique] ? 'known' : undefined
      transaction.set(stored.ref, fields)
      return 'created'
    })
    if (outcome) return outcome
  }
  return 'full'
}
