import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { PicturesPort, Upload } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { resultOf } from '@adamarket/shared/domain/result-of.ts'
import { pictureFilenames } from '@adamarket/shared/domain/listing/stored-picture.ts'

import { bytesOf } from './check-file.ts'
import type { StoredBlobs } from './stored-photos.ts'

type Options = {
  readonly pictures: PicturesPort
  readonly userId: string
  readonly pictureId: string
  readonly blobs: StoredBlobs
  /** The link of the small file, if an earlier attempt has uploaded it. */
  readonly smallLink: string | undefined
  readonly signal: AbortSignal
  /** From 0 to 1, for both files together. */
  readonly onProgress: (progress: number) => void
  readonly onSmallSent: (link: string) => void
}

type Failure =
  | AppError
  | { readonly kind: 'aborted' }
  | { readonly kind: 'unreadable'; readonly cause: unknown }

/**
 * Uploads both files of a photo and returns the link of the large one. The small one goes first, so that
 * it always exists beside the large one. `unreadable`: the device does not give the bytes of a file.
 */
export async function uploadPhoto({
  pictures,
  userId,
  pictureId,
  blobs,
  smallLink,
  signal,
  onProgress,
  onSmallSent,
}: Options): Promise<Result<string, Failure>> {
  const names = pictureFilenames(pictureId, blobs, blobs.extension)
  const total = blobs.small.size + blobs.large.size
  let sent = 0
  const send = async (filename: string, blob: Blob) => {
    const read = await resultOf(bytesOf(blob))
    if (!read.ok) return err({ kind: 'unreadable', cause: read.error.cause } as const)
    if (signal.aborted) return err({ kind: 'aborted' } as const)
    const upload: Upload = pictures.upload({
      userId,
      filename,
      bytes: read.value,
      contentType: blob.type,
      onProgress: (fraction) => onProgress((sent + fraction * blob.size) / total),
    })
    signal.addEventListener('abort', upload.cancel, { once: true })
    const done = await upload.done
    sent += blob.size
    return done
  }
  if (smallLink === undefined) {
    const small = await send(names.small, blobs.small)
    if (!small.ok) return small
    onSmallSent(small.value)
  } else {
    sent = blobs.small.size
  }
  if (signal.aborted) return err({ kind: 'aborted' } as const)
  const large = await send(names.large, blobs.large)
  return large.ok ? ok(large.value) : large
}
