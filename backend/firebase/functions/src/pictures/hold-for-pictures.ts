import { isDeepStrictEqual } from 'node:util'

import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { authorOf } from '#functions/listings/author-of.ts'
import type { ListingState } from '#functions/withheld/stored-listing.ts'
import { readListing, stateOf, writeListing } from '#functions/withheld/stored-listing.ts'

import { filesOf, inFolder, pictureFolders } from './picture-files.ts'
import type { Bucket } from './unused-pictures.ts'
import { removeUnusedFiles } from './unused-pictures.ts'
import { checkPicture } from './check-picture.ts'

type Services = { readonly firestore: Firestore; readonly bucket: Bucket }

/**
 * Holds an active listing that has a picture which cannot be shown until its seller has replaced it. Another decision about
 * the listing stays, and so do sold ones: their pictures are not shown.
 *
 * @param listingId of a listing that exists or not
 * @param attempt who decodes the pictures that no function has checked: the id of the event
 */
export async function holdForPictures(
  { firestore, bucket }: Services,
  listingId: string,
  attempt: string,
): Promise<void> {
  const seen = await readListing(firestore, listingId)
  if (!seen) return
  const files = ownFiles(seen.fields)
  const isRefused = await hasRefused(bucket, files, attempt)
  if (seen.isInWithheldCollection) {
    // Those that were not checked when they were moved open by their links from now on.
    const former = files.map((file) => inFolder(file, 'images'))
    await removeUnusedFiles(firestore, bucket, authorOf(seen.fields) ?? '', former)
  }
  if (!next(stateOf(seen), isRefused)) return
  await firestore.runTransaction(async (transaction) => {
    const listing = await readListing(firestore, listingId, (ref) => transaction.get(ref))
    if (!listing || !isDeepStrictEqual(ownFiles(listing.fields), files)) return
    const state = next(stateOf(listing), isRefused)
    if (state) writeListing(firestore, transaction, listing, state)
  })
}

const held = { status: 'held', heldBy: 'pictures' } as const

/** Undefined if the listing stays as it is. */
function next({ status, heldBy }: ListingState, isRefused: boolean): ListingState | undefined {
  if (isRefused) return status === undefined ? held : undefined
  return status === held.status && heldBy === held.heldBy ? {} : undefined
}

async function hasRefused(
  bucket: Bucket,
  files: readonly string[],
  attempt: string,
): Promise<boolean> {
  for (const file of files) {
    // Functions may be moving it from one folder to the other.
    for (const folder of pictureFolders) {
      // One after the other: each may need a lot of memory.
      const state = await checkPicture(bucket, inFolder(file, folder), attempt)
      if (state === 'too-large' || state === 'unreadable') return true
    }
  }
  return false
}

function ownFiles(fields: StoredFields): readonly string[] {
  return [...filesOf(fields, authorOf(fields) ?? '')]
}
