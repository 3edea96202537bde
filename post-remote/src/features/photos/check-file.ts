import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { hexOf, randomId } from '@adamarket/shared/state/random-id.ts'

import type { RefusalReason } from './photo.ts'
import { sniffPicture, sniffedBytes } from './sniff-picture.ts'
import type { TrayEntry } from './tray-entry.ts'
import { createEntry } from './tray-entry.ts'

/**
 * The size limit of chosen files, in bytes. The stored pictures are far smaller, and limited by the
 * backend to `listingLimits.imageBytes`.
 */
export const maxFileBytes = 50 * 1024 * 1024

/** A file in a cloud is downloaded first, and the next files wait. */
const readTimeoutMs = 30_000

/** A file as a photo of a tray with these entries, or why it is refused. */
export async function checkFile(
  file: File,
  entries: () => readonly TrayEntry[],
): Promise<Result<TrayEntry, RefusalReason>> {
  if (entries().length >= listingLimits.imageCount) return err('too-many')
  if (file.size > maxFileBytes) return err('too-large')
  try {
    // A file without a size may be one of a cloud that cannot be read: only reading it tells.
    const start = await bytesOf(file.size === 0 ? file : file.slice(0, sniffedBytes))
    if (start.byteLength === 0) return err('empty')
    const kind = sniffPicture(new Uint8Array(start))
    if (kind === undefined) return err('not-a-picture')
    const hash = await hashOf(file)
    if (hash !== undefined && entries().some((entry) => entry.stored.hash === hash)) {
      return err('duplicate')
    }
    const id = randomId()
    const photo = { id, pictureId: id, name: file.name, turns: 0, ...(hash && { hash }) } as const
    return ok(createEntry(photo, { file, isHeic: kind === 'heic' }))
  } catch {
    // Deleted since it was chosen, in a cloud that does not answer, or too large for the memory.
    return err('unreadable')
  }
}

/** The bytes of a file. Rejects when the device does not give them in time: it may have lost the file since. */
export function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return withTimeout(file.arrayBuffer(), readTimeoutMs, () => {
    throw new Error(`No answer of the device within ${readTimeoutMs} ms`)
  })
}

/** A hash of a file's contents; undefined where the browser cannot compute it (no HTTPS). */
async function hashOf(file: Blob): Promise<string | undefined> {
  // Its type says that it always exists, which it does not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', await bytesOf(file))
  return hexOf(new Uint8Array(digest))
}
