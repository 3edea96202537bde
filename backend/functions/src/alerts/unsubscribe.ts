import type { Firestore } from 'firebase-admin/firestore'

import type { StoredSearch } from './stored-search.ts'
import { isAbout, readIndexedSearch, readSavedSearch, savedSearchRef } from './stored-search.ts'

/** What a link in an email leads to. */
export type Subscription = Pick<StoredSearch, 'name' | 'language'>

/**
 * Finds the saved search of a link in an email, and ends the emails about it if `isToEnd`. Repeating it changes
 * nothing.
 *
 * @returns undefined when the search is gone
 */
export async function followUnsubscribeLink(
  firestore: Firestore,
  link: string,
  isToEnd: boolean,
): Promise<Subscription | undefined> {
  const index = firestore.collection('savedSearchIndex')
  const [entry] = (await index.where('unsubscribe', '==', link).limit(1).get()).docs
  if (!entry) return undefined
  const indexed = readIndexedSearch(entry.data())
  const ref = savedSearchRef(firestore, indexed)
  return await firestore.runTransaction(async (transaction) => {
    const saved = readSavedSearch((await transaction.get(ref)).data())
    if (!isAbout(indexed, saved)) return undefined
    if (isToEnd) transaction.update(ref, { notify: 'never' })
    return { name: saved.name, language: saved.language }
  })
}
