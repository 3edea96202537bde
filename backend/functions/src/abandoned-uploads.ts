import type { Firestore } from 'firebase-admin/firestore'

import type { Bucket } from './unused-pictures.ts'
import { removeUnusedFiles } from './unused-pictures.ts'

/** How long an upload may wait for its listing, in milliseconds: a day. */
export const abandonedAfterMs = 24 * 60 * 60_000

/** Files that are listed at a time. */
const atATime = 1000

/**
 * Deletes pictures that were uploaded more than {@link abandonedAfterMs} before `now` and that neither
 * a listing nor a profile shows: of listings that were never posted, and what a crash left.
 *
 * @param now in milliseconds since 1970
 * @returns how many files were deleted
 */
export async function removeAbandonedUploads(
  firestore: Firestore,
  bucket: Bucket,
  now: number,
  pageToken?: string,
): Promise<number> {
  const [files, next] = await bucket.getFiles({
    prefix: 'images/',
    autoPaginate: false,
    maxResults: atATime,
    ...(pageToken !== undefined && { pageToken }),
  })
  const old = files
    .filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < now - abandonedAfterMs)
    .map(({ name }) => name)
  const ownerOf = (name: string) => name.split('/')[1] ?? ''
  let removed = 0
  for (const uid of new Set(old.map(ownerOf))) {
    const own = old.filter((name) => ownerOf(name) === uid)
    // One user after the other: it is in no hurry.
    removed += (await removeUnusedFiles(firestore, bucket, uid, own)).length
  }
  const rest = pageTokenOf(next)
  if (rest === undefined) return removed
  return removed + (await removeAbandonedUploads(firestore, bucket, now, rest))
}

/** The library calls the query of the next page an object. */
function pageTokenOf(next: object | null): string | undefined {
  const token: unknown = next && 'pageToken' in next ? next.pageToken : undefined
  return typeof token === 'string' ? token : undefined
}
