import type { Firestore } from 'firebase-admin/firestore'

/** Takes a listing out of the sitemap, which is otherwise written at night. */
export async function dropFromSitemaps(firestore: Firestore, listingId: string): Promise<void> {
  for (const ref of await firestore.collection('sitemaps').listDocuments()) {
    await firestore.runTransaction(async (transaction) => {
      const lines: unknown = (await transaction.get(ref)).get('lines')
      if (typeof lines !== 'string') return
      const kept = lines
        .split('\n')
        .filter((line) => line.slice(0, line.lastIndexOf(' ')) !== listingId)
      const text = kept.join('\n')
      if (text !== lines) transaction.update(ref, { lines: text })
    })
  }
}
