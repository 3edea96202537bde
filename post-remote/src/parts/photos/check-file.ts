import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

import type { RefusalReason } from '#parts/photos/photo.ts'
import type { PictureKind } from '#parts/photos/sniff-picture.ts'
import { sniffPicture, sniffedBytes } from '#parts/photos/sniff-picture.ts'

/**
 * The largest file that is taken, in bytes. What is stored of it is far smaller, and held to
 * `listingLimits.imageBytes` by the backend.
 */
export const largestFile = 50 * 1024 * 1024

/** What kind of picture a file is, or why it is none that can be taken. */
export async function checkFile(
  file: File,
): Promise<Result<PictureKind, Extract<RefusalReason, 'empty' | 'too-large' | 'not-a-picture'>>> {
  if (file.size === 0) return err('empty')
  if (file.size > largestFile) return err('too-large')
  try {
    const start = await file.slice(0, sniffedBytes).arrayBuffer()
    const kind = sniffPicture(new Uint8Array(start))
    return kind === undefined ? err('not-a-picture') : ok(kind)
  } catch {
    // Gone from the disk, or from a card that was pulled, since it was chosen.
    return err('not-a-picture')
  }
}

/** What tells a file's contents from others'; undefined where the browser cannot say (no HTTPS). */
export async function hashOf(file: Blob): Promise<string | undefined> {
  // Typed as always there, which it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
