import { areasOf } from '@adamarket/shared/domain/areas/areas.ts'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

/** Deletes the area of a listing that its place does not have: an app that does not know areas has moved the listing. */
export async function dropForeignArea(firestore: Firestore, post: DocumentSnapshot): Promise<void> {
  if (!hasForeignArea(post)) return
  const stored = firestore.doc(post.ref.path)
  await firestore.runTransaction(async (transaction) => {
    const current = await transaction.get(stored)
    if (hasForeignArea(current)) transaction.update(stored, { area: FieldValue.delete() })
  })
}

function hasForeignArea(post: DocumentSnapshot): boolean {
  const { area, location } = post.data() ?? {}
  return area !== undefined && !areasOf(String(location)).includes(area)
}
