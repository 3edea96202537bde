import { appError } from '#domain/app-error.ts'
import { err } from '#domain/result.ts'

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
export function publicReads({ document, query, count }: DocumentReads): DocumentReads {
  const isReadable = (name: string) => readable.has(name) || name.startsWith('searchIndex/')
  const refused = async (name: string) =>
    err(appError('permission-denied', new Error(`Not everyone may read ${name}`)))
  return {
    document: (name, id) => (isReadable(name) ? document(name, id) : refused(name)),
    query: (request) =>
      isReadable(request.collection) ? query(request) : refused(request.collection),
    count: (request) =>
      isReadable(request.collection) ? count(request) : refused(request.collection),
  }
}
