import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'

import type { Bucket } from './unused-pictures.ts'

/**
 * The bytes of a file that a user uploaded, as they are stored: nothing is unpacked.
 *
 * @returns `missing` when the seller deleted it, or the link is invented; `unreadable` when it is stored to be unpacked,
 * or has ended a function that decoded it
 */
export async function downloadPicture(
  bucket: Bucket,
  path: string,
): Promise<Uint8Array | 'missing' | 'unreadable' | 'too-large'> {
  const file = bucket.file(path)
  // This reads the metadata as well.
  const [exists] = await file.exists()
  if (!exists) return 'missing'
  const { size, contentEncoding = 'identity', metadata } = file.metadata
  if (contentEncoding !== 'identity' || metadata?.['state'] === 'unreadable') return 'unreadable'
  if (Number(size) > listingLimits.imageBytes) return 'too-large'
  const [bytes] = await file.download({ decompress: false })
  return bytes
}
