import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldPath } from 'firebase-admin/firestore'

/** The length of a page. */
const atATime = 1000

/** All documents of a query, page by page. */
export async function* allDocuments(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(atATime)
  let last: QueryDocumentSnapshot | undefined
  do {
    // Each page starts where the previous one ended.
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get()
    yield* docs
    last = docs.length === atATime ? docs.at(-1) : undefined
  } while (last)
}
