import type { Firestore } from 'firebase-admin/firestore'

import { pictureFolders } from './picture-files.ts'
import type { PictureFolder } from './picture-files.ts'
import type { Bucket } from './unused-pictures.ts'
import { removeUnusedFiles } from './unused-pictures.ts'

/** How long an upload may wait for its listing: a day. */
export const abandonedAfterMs = 24 * 60 * 60_000

/** The number of files to list at a time. */
const batchSize = 1000

/**
 * Deletes pictures that were uploaded more than {@link abandonedAfterMs} before `now` and that neither
 * a listing nor a profile shows: those of listings that were never posted, and leftovers of crashes.
 *
 * @param now in milliseconds since 1970
 * @returns the number of deleted files
 */
export async function removeAbandonedUploads(
  firestore: Firestore,
  bucket: Bucket,
  now: number,
): Promise<number> {
  let removed = 0
  for (const folder of pictureFolders) removed += await removeFrom(folder, firestore, bucket, now)
  return removed
}

async function removeFrom(
  folder: PictureFolder,
  firestore: Firestore,
  bucket: Bucket,
  now: number,
  pageToken?: string,
): Promise<number> {
  const [files, next] = await bucket.getFiles({
    prefix: `${folder}/`,
    autoPaginate: false,
    maxResults: batchSize,
    ...(pageToken !== undefined && { pageToken }),
  })
  const old = files
    .filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < now - abandonedAfterMs)
    .map(({ name }) => name)
  const ownerOf = (name: string) => name.split('/')[1] ?? ''
  let removed = 0
  for (const uid of new Set(old.map(ownerOf))) {
    const own = old.filter((name) => ownerOf(name) === uid)
    // In sequence: it is not urgent.
    removed += (await removeUnusedFiles(firestore, bucket, uid, own)).length
  }
  const rest = pageTokenOf(next)
  if (rest === undefined) return removed
  return removed + (await removeFrom(folder, firestore, bucket, now, rest))
}

/** The library types the query of the next page as an object. */
function pageTokenOf(next: object | null): string | undefined {
  const token: unknown = next && 'pageToken' in next ? next.pageToken : undefined
  return typeof token === 'string' ? token : undefined
}
