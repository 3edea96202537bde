import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { wordsOf } from '@adamarket/shared/domain/search/words.ts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { pictureFiles } from '#functions/pictures/picture-files.ts'
import { downloadPicture } from '#functions/pictures/download-picture.ts'
import { shortHash } from '#functions/limits/record-action.ts'
import type { Bucket } from '#functions/pictures/unused-pictures.ts'

import { hashPicture, isSamePicture, keysOfPicture } from './picture-hash.ts'
import { isSameText, keysOfText, sketchText } from './text-sketch.ts'

/** Pictures of a listing that are compared: with those of its text, their keys fit into one query, of 30. */
const maxPictures = 5

const fingerprintSchema = v.object({
  sellerId: v.string(),
  /** When the listing was first seen, or created, ISO 8601, by the server's clock: a copy is newer. */
  since: v.string(),
  pictures: v.array(v.object({ file: v.string(), hash: v.string() })),
  text: v.array(v.string()),
  /** A hash of all words, by which a seller's own text is known, also a short one. */
  words: v.exactOptional(v.string()),
  /** The keys by which pictures and text are found, up to 29. */
  keys: v.array(v.string()),
})

/** A document of `fingerprints`: the pictures and the text of a listing, in a form to find copies by. */
export type Fingerprint = v.InferOutput<typeof fingerprintSchema>

export function readFingerprint(snapshot: DocumentSnapshot): Fingerprint | undefined {
  return snapshot.exists ? v.parse(fingerprintSchema, snapshot.data()) : undefined
}

/**
 * @param stored the one before a change: its pictures are not read again
 * @param now of a fingerprint that is the first of its listing
 */
export async function fingerprintOf(
  { userId, title, description, imageUrl }: Listing,
  stored: Fingerprint | undefined,
  bucket: Bucket,
  now: Date,
): Promise<Fingerprint> {
  const files = imageUrl.map((link) => pictureFiles(link, userId)).slice(0, maxPictures)
  const pictures: Fingerprint['pictures'] = []
  // One after the other: each may need a lot of memory.
  for (const [large, small = large] of files) {
    if (large === undefined || small === undefined) continue
    const known = stored?.pictures.find(({ file }) => file === large)
    const hash = known?.hash ?? (await hashFile(bucket, small))
    if (hash !== undefined) pictures.push({ file: large, hash })
  }
  const written = `${title}\n${description}`
  const text = [...sketchText(written)]
  const words = shortHash(wordsOf(written).join(' '))
  const keys = [
    ...pictures.flatMap(({ hash }) => keysOfPicture(hash)),
    ...keysOfText(text),
    `words:${words}`,
  ]
  return {
    sellerId: userId,
    since: stored?.since ?? now.toISOString(),
    pictures,
    text,
    words,
    keys: [...new Set(keys)],
  }
}

/** Undefined for a file that is missing or cannot be read. */
async function hashFile(bucket: Bucket, path: string): Promise<string | undefined> {
  const bytes = await downloadPicture(bucket, path)
  return typeof bytes === 'string' ? undefined : await hashPicture(bytes)
}

/** Whether two listings have a picture in common. */
export function sharesPicture(one: Fingerprint, other: Fingerprint): boolean {
  return one.pictures.some(({ hash }) =>
    other.pictures.some((picture) => isSamePicture(hash, picture.hash)),
  )
}

/** Whether a seller has posted the same twice. */
export function isPostedAgain(one: Fingerprint, other: Fingerprint): boolean {
  return one.words === other.words || sharesPicture(one, other) || sharesText(one, other)
}

export function sharesText(one: Fingerprint, other: Fingerprint): boolean {
  return isSameText(one.text, other.text)
}
