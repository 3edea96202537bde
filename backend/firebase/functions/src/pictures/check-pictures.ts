import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { storageBucket } from 'firebase-functions/params'
import { onObjectFinalized } from 'firebase-functions/v2/storage'

import { countInHour } from '#functions/limits/limit-per-hour.ts'

import { checkPicture } from './check-picture.ts'
import { decoding } from './open-picture.ts'

/**
 * Checks each picture that is uploaded: no one but its uploader can read it before. One of too many is deleted unseen,
 * so that the pictures of others do not wait for it.
 */
export const checkPictures = onObjectFinalized(
  { bucket: storageBucket, retry: true, ...decoding },
  async ({ id, time, data: { name, metadata } }) => {
    const [folder, uid = ''] = name.split('/')
    if (folder !== 'images') return
    const bucket = getStorage().bucket()
    // A file that functions wrote, in place of another, is no upload.
    const isUpload = metadata?.['state'] === undefined
    if (!isUpload || (await countInHour(getFirestore(), uid, 'uploads', new Date(time)))) {
      await checkPicture(bucket, name, id)
    } else await bucket.file(name).delete({ ignoreNotFound: true })
  },
)
