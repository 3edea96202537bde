import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldPath } from 'firebase-admin/firestore'

import { pagesOf } from '#functions/pages-of.ts'

/** All documents of a query, read in pages. */
export async function* allDocuments(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of pagesOf(query.orderBy(FieldPath.documentId()), 1000)) yield* page
}
