import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { hexOf } from '@adamarket/shared/state/random-id.ts'

import type { RefusalReason } from './photo.ts'
import type { PictureKind } from './sniff-picture.ts'
import { sniffPicture, sniffedBytes } from './sniff-picture.ts'

/**
 * The size limit of chosen files, in bytes. The stored pictures are far smaller, and limited by the
 * backend to `listingLimits.imageBytes`.
 */
export const maxFileBytes = 50 * 1024 * 1024

/** The kind of picture in a file, or why it is refused. */
export async function checkFile(
  file: File,
): Promise<Result<PictureKind, Extract<RefusalReason, 'empty' | 'too-large' | 'not-a-picture'>>> {
  if (file.size === 0) return err('empty')
  if (file.size > maxFileBytes) return err('too-large')
  try {
    const start = await file.slice(0, sniffedBytes).arrayBuffer()
    const kind = sniffPicture(new Uint8Array(start))
    return kind === undefined ? err('not-a-picture') : ok(kind)
  } catch {
    // Deleted since it was chosen, or on a card that was removed.
    return err('not-a-picture')
  }
}

/** A hash of a file's contents; undefined where the browser cannot compute it (no HTTPS). */
export async function hashOf(file: Blob): Promise<string | undefined> {
  // Its type says that it always exists, which it does not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return hexOf(new Uint8Array(digest))
}
