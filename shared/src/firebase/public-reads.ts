import { FirebaseError } from 'firebase/app'

import type { DocumentReads } from './document-reads.ts'

/** What anyone may read, as in `backend/firebase/firestore.rules`. */
const readable: ReadonlySet<string> = new Set([
  'posts',
  'users',
  'exchangeRates',
  'deletedListings',
  'sitemaps',
])

/**
 * The same reads, of public collections alone: a server reads with rights that its visitors do not have, and what it
 * renders is for everyone. Others are refused as the rules would, so withheld listings are shown by the script of the
 * page, to those who may see them.
 */
export function publicReads({ document, query, count, time }: DocumentReads): DocumentReads {
  const guarded =
    <Args extends readonly unknown[], Value>(
      read: (...args: Args) => Promise<Value>,
      collectionOf: (...args: Args) => string,
    ) =>
    async (...args: Args): Promise<Value> => {
      const name = collectionOf(...args)
      if (readable.has(name) || name.startsWith('searchIndex/')) return await read(...args)
      throw new FirebaseError('permission-denied', `Not everyone may read ${name}`)
    }
  return {
    document: guarded(document, (collection) => collection),
    query: guarded(query, ({ collection }) => collection),
    count: guarded(count, ({ collection }) => collection),
    time,
  }
}
