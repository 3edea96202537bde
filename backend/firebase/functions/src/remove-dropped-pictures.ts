import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { authorOf } from './author-of.ts'
import { droppedFiles } from './picture-files.ts'
import { removeUnusedFiles } from './unused-pictures.ts'

/** Deletes the pictures that a changed listing no longer uses, or that a withheld or deleted one leaves behind. */
export const removePicturesOfListings = onDocumentWritten(
  { document: 'posts/{postId}', retry: true },
  async ({ data }) => {
    const before = data?.before.data()
    const uid = authorOf(before)
    if (uid === undefined) return
    const dropped = droppedFiles(before, data?.after.data(), uid)
    await removeUnusedFiles(getFirestore(), getStorage().bucket(), uid, dropped)
  },
)

/** Does the same for the picture of a profile. */
export const removePicturesOfProfiles = onDocumentWritten(
  { document: 'users/{uid}', retry: true },
  async ({ data, params: { uid } }) => {
    const dropped = droppedFiles(data?.before.data(), data?.after.data(), uid)
    await removeUnusedFiles(getFirestore(), getStorage().bucket(), uid, dropped)
  },
)
