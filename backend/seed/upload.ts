import { createHash } from 'node:crypto'

import { pictureCaching } from '@adamarket/shared/domain/stored-picture.ts'

import type { Bucket } from '#functions/unused-pictures.ts'

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

/** Uploads a picture, with the token of its link. Retries, since a busy emulator may close a connection as it is used. */
export async function uploadPicture(
  to: Bucket,
  path: string,
  webp: Buffer,
  attemptsLeft = 2,
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
    await uploadPicture(to, path, webp, attemptsLeft - 1)
  }
}

/** In the form of a UUID, like the emulator's own tokens. */
function tokenOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
