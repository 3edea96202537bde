import { FirebaseError } from 'firebase/app'
import type { FirebaseStorage, UploadTask } from 'firebase/storage'

import { appError } from '#domain/app-error.ts'
import type { PicturesPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'
import { storedPicture } from '#domain/stored-picture.ts'

const kept = 'public, max-age=31536000, immutable'

/** Pictures in Firebase Storage, whose code is fetched with the first of them. */
export function createStoragePictures(open: () => Promise<FirebaseStorage>): PicturesPort {
  return {
    upload({ userId, filename, bytes, contentType, onProgress }) {
      let task: UploadTask | undefined
      let isCancelled = false
      const send = async () => {
        try {
          const [storage, { ref, uploadBytesResumable, getDownloadURL }] = await Promise.all([
            open(),
            import('firebase/storage'),
          ])
          if (isCancelled) return err({ kind: 'aborted' } as const)
          const target = ref(storage, `images/${userId}/${filename}`)
          task = uploadBytesResumable(target, bytes, { contentType, cacheControl: kept })
          task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
            onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes)
          })
          await task
          return ok(await getDownloadURL(target))
        } catch (cause) {
          return isCancelled ? err({ kind: 'aborted' } as const) : err(storageError(cause))
        }
      }
      return {
        done: send(),
        cancel: () => {
          isCancelled = true
          task?.cancel()
        },
      }
    },

    async remove(link) {
      try {
        const [storage, { ref, deleteObject }] = await Promise.all([
          open(),
          import('firebase/storage'),
        ])
        const links = [link, storedPicture(link)?.small.link ?? []].flat()
        await Promise.all(
          links.map((each) =>
            deleteObject(ref(storage, each)).catch((cause: unknown) => {
              if (codeOf(cause) !== 'storage/object-not-found') throw cause
            }),
          ),
        )
        return ok(undefined)
      } catch (cause) {
        return err(storageError(cause))
      }
    },
  }
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof FirebaseError ? cause.code : undefined
}

function storageError(cause: unknown) {
  switch (codeOf(cause)) {
    case 'storage/unauthorized':
      return appError('permission-denied', cause)
    case 'storage/unauthenticated':
      return appError('unauthenticated', cause)
    case 'storage/quota-exceeded':
      return appError('throttled', cause)
    case 'storage/retry-limit-exceeded':
      return appError('unavailable', cause)
    default:
      return appError(codeOf(cause) === undefined ? 'unavailable' : 'unexpected', cause)
  }
}
