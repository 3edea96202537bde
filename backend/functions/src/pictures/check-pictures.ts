import { getStorage } from 'firebase-admin/storage'
import { storageBucket } from 'firebase-functions/params'
import { onObjectFinalized } from 'firebase-functions/v2/storage'

import { checkPicture } from './check-picture.ts'
import { decoding } from './open-picture.ts'

/** Checks each picture that is uploaded: no one but its uploader can read it before. */
export const checkPictures = onObjectFinalized(
  { bucket: storageBucket, retry: true, ...decoding },
  async ({ id, data: { name } }) => {
    if (name.startsWith('images/')) await checkPicture(getStorage().bucket(), name, id)
  },
)
