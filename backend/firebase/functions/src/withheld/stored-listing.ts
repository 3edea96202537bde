import { isDeepStrictEqual } from 'node:util'

import { isWithheld, isWithheldStatus } from '@adamarket/shared/domain/listing/listing.ts'
import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore'

import { authorOf } from '#functions/listings/author-of.ts'
import type { PictureFolder } from '#functions/pictures/picture-files.ts'
import { linkInFolder, linksOf, pictureName } from '#functions/pictures/picture-files.ts'

/** A listing wherever it is stored. */
export type StoredListing = {
  readonly id: string
  /** All its fields: of a withheld one those that its seller alone reads. */
  readonly fields: StoredFields
  /** Whether they are in `withheldListings`. */
  readonly isInWithheldCollection: boolean
  readonly createdAt: Date
}

/** What functions and moderators decide about a listing; an absent status is `active`. */
export type ListingState = {
  readonly status?: 'sold' | 'held' | 'removed'
  readonly heldBy?: string
  readonly statusReason?: string
}

/** Fields of a listing that functions and operators write: they are no change by its seller. */
export const backendFields: ReadonlySet<string> = new Set([
  'sellerName',
  'heldBy',
  'statusReason',
  'earlierPrices',
  'askedAt',
  'phoneVerified',
])

/** Whether the seller of a listing has changed it, and not a function or an operator. */
export function isChangeBySeller(before: StoredFields, after: StoredFields): boolean {
  const names = Object.keys({ ...before, ...after })
  const changed = names.filter((name) =>
    name === 'imageUrl'
      ? !isDeepStrictEqual(linksOf(before).map(pictureName), linksOf(after).map(pictureName))
      : !isDeepStrictEqual(before[name], after[name]),
  )
  const isByBackend =
    changed.some((name) => backendFields.has(name)) ||
    (changed.includes('status') && [before, after].some(isWithheld))
  return !isByBackend && changed.length > 0
}

type Read = (ref: DocumentReference) => Promise<DocumentSnapshot>

/**
 * A listing, public or withheld; undefined when none has this id. Withheld ones cost a second read.
 *
 * @param read that of a transaction, if there is one
 */
export async function readListing(
  firestore: Firestore,
  id: string,
  read: Read = (ref) => ref.get(),
): Promise<StoredListing | undefined> {
  const post = await read(postRef(firestore, id))
  const publicFields = post.data()
  if (!publicFields || !post.createTime) return undefined
  const isPublic = !isWithheld(publicFields)
  const withheld = isPublic ? undefined : (await read(withheldRef(firestore, id))).data()
  return {
    id,
    fields: withheld ?? publicFields,
    isInWithheldCollection: withheld !== undefined,
    createdAt: post.createTime.toDate(),
  }
}

/**
 * Writes a listing with another state, or where its state belongs: what is held or removed moves to
 * `withheldListings`, and only its seller and its status remain in `posts`, which anyone may read.
 */
export function writeListing(
  firestore: Firestore,
  transaction: Transaction,
  { id, fields, isInWithheldCollection }: StoredListing,
  state: ListingState,
): void {
  const post = postRef(firestore, id)
  const { public: shown, withheld } = documentsOfListing(fields, state)
  transaction.set(post, shown)
  if (withheld) transaction.set(withheldRef(firestore, id), withheld)
  // The emulator takes the deletion of what is not there for a new document.
  else if (isInWithheldCollection) transaction.delete(withheldRef(firestore, id))
}

/** What `posts`, and `withheldListings` if it is withheld, have of a listing in a state. */
export function documentsOfListing(
  { status: _status, heldBy: _heldBy, statusReason: _reason, ...content }: StoredFields,
  state: ListingState,
): { readonly public: StoredFields; readonly withheld?: StoredFields } {
  return isWithheldStatus(state.status)
    ? {
        public: { userId: content['userId'] ?? '', status: state.status },
        withheld: { ...withLinksIn('withheld', content), ...state },
      }
    : { public: { ...withLinksIn('images', content), ...state } }
}

/** The pictures follow their links: see `removeUnusedFiles`. */
function withLinksIn(folder: PictureFolder, fields: StoredFields): StoredFields {
  const uid = authorOf(fields)
  const links = linksOf(fields)
  if (uid === undefined || links.length === 0) return fields
  return { ...fields, imageUrl: links.map((link) => linkInFolder(link, uid, folder)) }
}

/** Whether anyone can read a withheld listing, or its pictures. */
export function isExposed(fields: StoredFields, isInWithheldCollection: boolean): boolean {
  if (!isWithheld(fields) || !('title' in fields)) return false
  return !isInWithheldCollection || !isDeepStrictEqual(withLinksIn('withheld', fields), fields)
}

/**
 * Moves a withheld listing to where it belongs: an operator has set its status by hand, or its seller has added pictures
 * to it.
 */
export async function moveExposedListing(firestore: Firestore, id: string): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const listing = await readListing(firestore, id, (ref) => transaction.get(ref))
    if (!listing || !isExposed(listing.fields, listing.isInWithheldCollection)) return
    writeListing(firestore, transaction, listing, stateOf(listing))
  })
}

export function stateOf({ fields }: Pick<StoredListing, 'fields'>): ListingState {
  const { status, heldBy, statusReason } = fields
  return {
    ...(status === 'sold' || isWithheldStatus(status) ? { status } : {}),
    ...(typeof heldBy === 'string' && { heldBy }),
    ...(typeof statusReason === 'string' && { statusReason }),
  }
}

function postRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection('posts').doc(id)
}

/** The document that has the fields of a listing. */
export function listingRef(
  firestore: Firestore,
  { id, isInWithheldCollection }: Pick<StoredListing, 'id' | 'isInWithheldCollection'>,
): DocumentReference {
  return isInWithheldCollection ? withheldRef(firestore, id) : postRef(firestore, id)
}

export function withheldRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection('withheldListings').doc(id)
}
