import {
  pictureBytes,
  pictureCaching,
  pictureSizes,
  sizeOfFile,
} from '@adamarket/shared/domain/listing/stored-picture.ts'
import type { Metadata, Sharp } from 'sharp'
import * as v from 'valibot'

import type { Bucket } from '#functions/unused-pictures.ts'

import { downloadPicture } from './download-picture.ts'
import { openPicture } from './open-picture.ts'

/** What was found in a file; the rules let everyone read it once it is `shown`. */
const pictureStates = ['shown', 'too-large', 'unreadable'] as const

export type PictureState = (typeof pictureStates)[number]

const stateSchema = v.optional(v.picklist(pictureStates))

type File = ReturnType<Bucket['file']>

/**
 * Checks a file that a user uploaded, and writes what was found into its metadata, which only functions can change. A
 * picture that is not as our form makes it, in size, bytes and format, is replaced by one that is: pages show no other.
 * Idempotent; a file that was deleted or uploaded again meanwhile is left to the event of that.
 *
 * @param path as `images/{uid}/{filename}` or `withheld/{uid}/{filename}`
 */
export async function checkPicture(
  bucket: Bucket,
  path: string,
): Promise<PictureState | 'missing'> {
  const file = bucket.file(path)
  // This reads the metadata as well.
  if (!(await file.exists())[0]) return 'missing'
  const known = v.parse(stateSchema, file.metadata.metadata?.['state'])
  if (known) return known
  const found = await lookAt(bucket, path)
  if (found === 'missing') return found
  try {
    await (found instanceof Uint8Array ? replace(file, found) : describe(file, found))
  } catch (cause) {
    if (v.is(goneSchema, cause)) return 'missing'
    throw cause
  }
  return found instanceof Uint8Array ? 'shown' : found
}

/** What Storage answers for a file that is deleted, or not the one that was read. */
const goneSchema = v.object({ code: v.picklist([404, 412]) })

/** @returns the state of the file, or the picture that has to replace it */
async function lookAt(
  bucket: Bucket,
  path: string,
): Promise<Uint8Array | PictureState | 'missing'> {
  const bytes = await downloadPicture(bucket, path)
  if (typeof bytes === 'string') return bytes
  const opened = await openPicture(bytes)
  if (opened.status !== 'readable') return opened.status
  const size = sizeOfFile(path)
  if (isAsMade(opened.metadata, bytes.length, size)) return 'shown'
  try {
    return await render(opened.picture, size)
  } catch {
    return 'unreadable'
  }
}

type PictureSize = keyof typeof pictureSizes

/** Whether our form could have made it: another format, transparency, an animation or notes of a camera it does not make. */
function isAsMade(
  { format, width, height, hasAlpha, pages = 1, exif, xmp, iptc }: Metadata,
  bytes: number,
  size: PictureSize,
): boolean {
  const isPlain =
    ['webp', 'jpeg'].includes(format) && !hasAlpha && pages === 1 && !exif && !xmp && !iptc
  return isPlain && Math.max(width, height) <= pictureSizes[size] && bytes <= pictureBytes[size]
}

async function render(picture: Sharp, size: PictureSize): Promise<Uint8Array> {
  const longest = pictureSizes[size]
  return await picture
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    // A transparent drawing could not be read on a dark page.
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()
}

async function replace(file: File, bytes: Uint8Array): Promise<void> {
  const { generation, metadata } = file.metadata
  await file.save(Buffer.from(bytes), {
    resumable: false,
    ...(generation !== undefined && { preconditionOpts: { ifGenerationMatch: generation } }),
    metadata: {
      contentType: 'image/webp',
      cacheControl: pictureCaching,
      // The token too, or the links of the mobile app would not open it.
      metadata: { ...metadata, state: 'shown' },
    },
  })
}

/** The uploader says nothing about how long it is cached. */
async function describe(file: File, state: PictureState): Promise<void> {
  const { generation } = file.metadata
  await file.setMetadata(
    { cacheControl: pictureCaching, metadata: { state } },
    generation === undefined ? {} : { ifGenerationMatch: generation },
  )
}
