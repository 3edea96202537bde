import {
  pictureBytes,
  pictureCaching,
  pictureSizes,
  sizeOfFile,
} from '@adamarket/shared/domain/listing/stored-picture.ts'
import type { Metadata, Sharp } from 'sharp'
import * as v from 'valibot'

import type { Bucket } from './unused-pictures.ts'

import { downloadPicture } from './download-picture.ts'
import { openPicture } from './open-picture.ts'

/**
 * What was found in a file; the rules let everyone read it once it is `shown`. Only a file that ended the function which
 * decoded it stays as `unreadable`: any other that cannot be read is deleted.
 */
const pictureStates = ['shown', 'too-large', 'unreadable'] as const

export type PictureState = (typeof pictureStates)[number]

const stateSchema = v.optional(v.picklist(pictureStates))

/** The ids of attempts to decode a file, with spaces between them. */
const attemptsSchema = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((ids) => ids.split(' ').filter((id) => id !== '')),
)

type File = ReturnType<Bucket['file']>

/**
 * Checks a file that a user uploaded, and writes what was found into its metadata, which only functions can change. A
 * picture that is not as our form makes it, in size, bytes and format, is replaced by one that is: pages show no other.
 * What is no picture is deleted, since its link would open it for everyone. Idempotent; a file that was deleted or
 * uploaded again meanwhile is left to the event of that.
 *
 * @param path as `images/{uid}/{filename}` or `withheld/{uid}/{filename}`
 * @param attempt who decodes it: the id of the event, which is the same when the function is retried
 */
export async function checkPicture(
  bucket: Bucket,
  path: string,
  attempt: string,
): Promise<PictureState | 'missing'> {
  const file = bucket.file(path)
  // This reads the metadata as well.
  if (!(await file.exists())[0]) return 'missing'
  const known = v.parse(stateSchema, file.metadata.metadata?.['state'])
  if (known) return known
  try {
    return await decodeOnce(bucket, file, attempt)
  } catch (cause) {
    if (v.is(goneSchema, cause)) return 'missing'
    throw cause
  }
}

/** Decodes a file, unless the same attempt has begun to and did not come to an end: what ended it would end it again. */
async function decodeOnce(
  bucket: Bucket,
  file: File,
  attempt: string,
): Promise<PictureState | 'missing'> {
  const begun = v.parse(attemptsSchema, file.metadata.metadata?.['attempts'])
  if (begun.includes(attempt)) {
    await describe(file, 'unreadable')
    return 'unreadable'
  }
  await noteAttempts(file, [...begun, attempt])
  try {
    const found = await inspect(bucket, file.name)
    if (found === 'missing') return found
    await write(file, found)
    return found instanceof Uint8Array ? 'shown' : found
  } catch (cause) {
    // Storage failed, not the picture: another attempt may decode it.
    await noteAttempts(file, begun)
    throw cause
  }
}

async function write(file: File, found: Uint8Array | PictureState): Promise<void> {
  if (found instanceof Uint8Array) await replace(file, found)
  else if (found === 'unreadable') await file.delete(precondition(file))
  else await describe(file, found)
}

/** What Storage answers for a file that is deleted, or not the one that was read. */
const goneSchema = v.object({ code: v.picklist([404, 412]) })

/** @returns the state of the file, or the picture that has to replace it */
async function inspect(
  bucket: Bucket,
  path: string,
): Promise<Uint8Array | PictureState | 'missing'> {
  const bytes = await downloadPicture(bucket, path)
  if (typeof bytes === 'string') return bytes
  const opened = await openPicture(bytes)
  if (opened.status !== 'readable') return opened.status
  const size = sizeOfFile(path)
  if (isOurEncoding(opened.metadata, bytes.length, size)) return 'shown'
  try {
    return await render(opened.picture, size)
  } catch {
    return 'unreadable'
  }
}

type PictureSize = keyof typeof pictureSizes

/** Whether our form could have made the file: it makes no other format, transparency, animation or metadata of a camera. */
function isOurEncoding(
  { format, width, height, hasAlpha, pages = 1, exif, xmp, iptc }: Metadata,
  bytes: number,
  size: PictureSize,
): boolean {
  const isPlain =
    ['webp', 'jpeg'].includes(format) && !hasAlpha && pages === 1 && !exif && !xmp && !iptc
  return isPlain && Math.max(width, height) <= pictureSizes[size] && bytes <= pictureBytes[size]
}

async function render(picture: Sharp, size: PictureSize): Promise<Uint8Array> {
  const maxSide = pictureSizes[size]
  return await picture
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    // A transparent drawing could not be read on a dark page.
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()
}

/** The file that was read, and no other that was uploaded under its name since. */
function precondition({ metadata: { generation } }: File): { ifGenerationMatch?: number | string } {
  return generation === undefined ? {} : { ifGenerationMatch: generation }
}

async function replace(file: File, bytes: Uint8Array): Promise<void> {
  const { attempts: _attempts, ...others } = file.metadata.metadata ?? {}
  await file.save(Buffer.from(bytes), {
    resumable: false,
    preconditionOpts: precondition(file),
    metadata: {
      contentType: 'image/webp',
      cacheControl: pictureCaching,
      // The token stays, or the links of the mobile app would not open the file.
      metadata: { ...others, state: 'shown' },
    },
  })
}

/** Also sets how long the file is cached, about which its uploader says nothing. */
async function describe(file: File, state: PictureState): Promise<void> {
  await file.setMetadata(
    { cacheControl: pictureCaching, metadata: { state, attempts: null } },
    precondition(file),
  )
}

async function noteAttempts(file: File, attempts: readonly string[]): Promise<void> {
  const noted = attempts.length === 0 ? null : attempts.join(' ')
  await file.setMetadata({ metadata: { attempts: noted } }, precondition(file))
}
