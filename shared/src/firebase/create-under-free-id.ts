import type {
  CollectionReference,
  DocumentData,
  QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import { doc, runTransaction } from 'firebase/firestore/lite'

/** The only ids that the security rules allow, so that no user has more than `count` documents. */
export function allowedIds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}`)
}

type Options = {
  /** How many documents a user may have. */
  readonly count: number
  /** The documents that were read before; another tab may have created others since. */
  readonly stored: readonly QueryDocumentSnapshot[]
  /** The field by which a document is `known` to be the same. */
  readonly unique: string
}

/**
 * Creates a document under the first of the {@link allowedIds} that no document has, unless there is the same one
 * already.
 *
 * @returns `full` when no id is free
 */
export async function createUnderFreeId(
  folder: CollectionReference,
  fields: DocumentData,
  { count, stored, unique }: Options,
): Promise<'created' | 'known' | 'full'> {
  if (stored.some((one) => one.get(unique) === fields[unique])) return 'known'
  for (const id of allowedIds(count).filter((free) => !stored.some((one) => one.id === free))) {
    const outcome = await runTransaction(folder.firestore, async (transaction) => {
      const found = await transaction.get(doc(folder, id))
      if (found.exists()) return found.get(unique) === fields[unique] ? 'known' : undefined
      transaction.set(found.ref, fields)
      return 'created'
    })
    if (outcome) return outcome
  }
  return 'full'
}
