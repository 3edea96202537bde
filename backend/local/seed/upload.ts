import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { pictureCaching } from '@adamarket/shared/domain/listing/stored-picture.ts'

import type { Bucket } from '#functions/pictures/unused-pictures.ts'

/** The emulators' bucket; the web configuration has the same one. */
const bucket = 'demo-adamarket.appspot.com'

/**
 * The download link that the client SDK would return for a picture. The token is derived from the path, so
 * seeding again gives the same links.
 */
export function linkOf(storageHost: string, path: string): string {
  const file = encodeURIComponent(path)
  return `http://${storageHost}/v0/b/${bucket}/o/${file}?alt=media&token=${tokenOf(path)}`
}

/** Long enough for the client to notice which connections are closed. */
const retryAfterMs = 200

/**
 * Uploads a picture, with the token of its link. Retries, since a busy emulator closes connections as they are used: all
 * that the client keeps, if it was busy for long.
 */
export async function uploadPicture(
  to: Bucket,
  path: string,
  webp: Buffer,
  attemptsLeft = 5,
): Promise<void> {
  const metadata = {
    contentType: 'image/webp',
    cacheControl: pictureCaching,
    metadata: { firebaseStorageDownloadTokens: tokenOf(path), state: 'shown' },
  }
  try {
    await to.file(path).save(webp, { resumable: false, metadata })
  } catch (cause) {
    if (attemptsLeft === 0) throw new Error(`${path} could not be uploaded`, { cause })
    await setTimeout(retryAfterMs)
    await uploadPicture(to, path, webp, attemptsLeft - 1)
  }
}

/** In the form of a UUID, like the emulator's own tokens. */
function tokenOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
