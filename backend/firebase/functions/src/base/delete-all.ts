import type { Query } from 'firebase-admin/firestore'

/** The number of documents in one batch, which is the limit. */
const batchSize = 500

/** Deletes the documents that a query finds, until it finds none. */
export async function deleteAll(query: Query): Promise<void> {
  const { docs } = await query.select().limit(batchSize).get()
  if (docs.length === 0) return
  const batch = query.firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  await deleteAll(query)
}
