import type { Firestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'

import { filesOf } from './picture-files.ts'

export type Bucket = ReturnType<Storage['bucket']>

/** The files of a user's folder that their listings or profile use now. */
async function usedFiles(firestore: Firestore, uid: string): Promise<ReadonlySet<string>> {
  const [posts, profile] = await Promise.all([
    firestore.collection('posts').where('userId', '==', uid).select('imageUrl').get(),
    firestore.collection('users').doc(uid).get(),
  ])
  const documents = [...posts.docs.map((post) => post.data()), profile.data()]
  return new Set(documents.flatMap((fields) => [...filesOf(fields, uid)]))
}

/**
 * Deletes the files of a user that are no longer used. It acts on the current data and not on what the caller
 * has seen: a picture that was restored, or is in another listing, stays.
 *
 * @returns the files that were deleted
 */
export async function removeUnusedFiles(
  firestore: Firestore,
  bucket: Bucket,
  uid: string,
  files: readonly string[],
): Promise<readonly string[]> {
  if (files.length === 0) return []
  const used = await usedFiles(firestore, uid)
  const unused = files.filter((file) => !used.has(file))
  await Promise.all(unused.map((file) => bucket.file(file).delete({ ignoreNotFound: true })))
  return unused
}
