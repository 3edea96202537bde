import { FirebaseError } from 'firebase/app'
import type { FirebaseStorage, StorageReference, UploadTask } from 'firebase/storage'

import { appError } from '#domain/app-error.ts'
import type { ConnectivityPort } from '#domain/connectivity.ts'
import type { PicturesPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'
import { pictureCaching, storedPicture } from '#domain/listing/stored-picture.ts'

import { untilStalled } from './stall-limit.ts'
import { withinTimeLimit } from './time-limit.ts'

/** Pictures in Firebase Storage, whose code is loaded with the first of them. */
export function createStoragePictures(
  open: () => Promise<FirebaseStorage>,
  connectivity: ConnectivityPort,
): PicturesPort {
  const connect = async () => {
    const [storage, sdk] = await Promise.all([open(), import('firebase/storage')])
    return { ...sdk, storage }
  }
  type Connection = Awaited<ReturnType<typeof connect>>

  const removeFile = async ({ deleteObject }: Connection, target: StorageReference) => {
    try {
      await deleteObject(target)
    } catch (cause) {
      if (codeOf(cause) !== 'storage/object-not-found') throw cause
    }
  }

  /** Whether a denied upload means that an earlier attempt, whose answer was lost, has stored the file. */
  const isUploaded = async (
    { getMetadata }: Connection,
    target: StorageReference,
    size: number,
  ) => {
    try {
      return (await getMetadata(target)).size === size
    } catch {
      return false
    }
  }

  return {
    upload({ userId, filename, bytes, contentType, onProgress }) {
      let task: UploadTask | undefined
      let outcome: 'open' | 'cancelled' | 'over' = 'open'
      const path = `images/${userId}/${filename}`
      const removeSent = async () => {
        const connection = await connect()
        await removeFile(connection, connection.ref(connection.storage, path))
      }
      const isCancelled = () => outcome === 'cancelled'
      const send = async () => {
        try {
          const connection = await connect()
          if (isCancelled()) return err({ kind: 'aborted' } as const)
          const target = connection.ref(connection.storage, path)
          task = connection.uploadBytesResumable(target, bytes, {
            contentType,
            cacheControl: pictureCaching,
          })
          task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
            onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes)
          })
          const stopFollowing = pauseWhileOffline(task, connectivity)
          try {
            const end = task.then(() => undefined)
            await untilStalled(task, end, () => void connectivity.check())
          } catch (cause) {
            const isRefused = codeOf(cause) === 'storage/unauthorized'
            if (!isRefused || !(await isUploaded(connection, target, bytes.byteLength))) throw cause
          } finally {
            stopFollowing()
          }
          const link = await withinTimeLimit(connection.getDownloadURL(target))
          if (isCancelled()) return err({ kind: 'aborted' } as const)
          outcome = 'over'
          return ok(link)
        } catch (cause) {
          if (isCancelled()) return err({ kind: 'aborted' } as const)
          // Nothing to clean up: the next attempt uses the same name.
          outcome = 'over'
          return err(storageError(cause))
        }
      }
      const done = send()
      return {
        done,
        cancel: () => {
          if (outcome !== 'open') return
          outcome = 'cancelled'
          task?.cancel()
          // The whole file may have been stored before the upload was cancelled. A nightly function removes
          // such files.
          void done.then(() => task && removeSent()).catch(() => undefined)
        },
      }
    },

    async read(link) {
      try {
        const { ref, getBytes, storage } = await connect()
        return ok(await getBytes(ref(storage, link)))
      } catch (cause) {
        return err(storageError(cause))
      }
    },

    async remove(link) {
      try {
        const connection = await connect()
        const links = [link, storedPicture(link)?.small.link ?? []].flat()
        await Promise.all(
          links.map((each) => removeFile(connection, connection.ref(connection.storage, each))),
        )
        return ok(undefined)
      } catch (cause) {
        return err(storageError(cause))
      }
    },
  }
}

/** Pauses an upload while offline, so that waiting does not use up its time, and resumes it at once afterwards. */
function pauseWhileOffline(task: UploadTask, connectivity: ConnectivityPort): () => void {
  const follow = () => (connectivity.isOnline() ? task.resume() : task.pause())
  follow()
  return connectivity.subscribe(follow)
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
    case 'storage/object-not-found':
      return appError('invalid', cause)
    default:
      return appError(codeOf(cause) === undefined ? 'unavailable' : 'unexpected', cause)
  }
}
