import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldPath } from 'firebase-admin/firestore'

/** The documents of a query in pages of `pageSize`, each read when the one before it has been dealt with. */
export async function* pagesOf(
  query: Query,
  pageSize: number,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const page = query.limit(pageSize)
  let last: QueryDocumentSnapshot | undefined
  do {
    // Each page begins where the one before it ended.
    const { docs } = await (last ? page.startAfter(last) : page).get()
    yield docs
    last = docs.length === pageSize ? docs.at(-1) : undefined
  } while (last)
}

/** All documents of a query, read in pages. */
export async function* allDocuments(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of pagesOf(query.orderBy(FieldPath.documentId()), 1000)) yield* page
}
