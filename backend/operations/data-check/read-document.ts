import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import { isoTime } from '@adamarket/shared/domain/stored-fields.ts'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { authorOf } from '#functions/listings/author-of.ts'
import { filesOf } from '#functions/pictures/picture-files.ts'
import { brokenLists } from '#functions/limits/rate-limits.ts'
import { nameOf } from '#functions/accounts/seller-name.ts'
import { isExposed } from '#functions/withheld/stored-listing.ts'

/** The parts of a listing that checks need: a check has all listings in memory. */
export type Post = {
  readonly id: string
  /** In `posts`, or in `withheldListings`. */
  readonly path: string
  /** A function or a moderator withholds it, but it is where anyone can read it. */
  readonly isExposed: boolean
  readonly isReadable: boolean
  readonly isHeldByLimit: boolean
  /** Empty when the document names no author. */
  readonly userId: string
  readonly sellerName: unknown
  readonly links: readonly string[]
  /** The files in Storage behind the links. */
  readonly files: ReadonlySet<string>
}

export type Profile = {
  readonly name: string | undefined
  readonly links: readonly string[]
  readonly files: ReadonlySet<string>
}

/** A document that belongs to a user but does not contain their id. */
export type OfUser = {
  readonly path: string
  readonly userId: string
  readonly isReadable: boolean
}

export type Report = OfUser & { readonly listingId: string }

export function post(document: QueryDocumentSnapshot): Post {
  const fields = document.data()
  const userId = authorOf(fields) ?? ''
  return {
    id: document.id,
    path: document.ref.path,
    isExposed: isExposed(fields, document.ref.parent.id === 'withheldListings'),
    isReadable: decodeListing(document.id, fields).ok,
    isHeldByLimit: fields['heldBy'] === 'rate-limit',
    userId,
    sellerName: fields['sellerName'],
    links: linksIn(fields['imageUrl']),
    files: filesOf(fields, userId),
  }
}

export function profile(document: QueryDocumentSnapshot): Profile {
  const fields = document.data()
  return {
    name: nameOf(fields),
    links: linksIn(fields['picture']),
    files: filesOf(fields, document.id),
  }
}

function linksIn(value: unknown): readonly string[] {
  return [value].flat().filter((link) => typeof link === 'string')
}

export function favourite(document: QueryDocumentSnapshot): Omit<OfUser, 'path'> {
  const userId = document.ref.parent.parent?.id ?? ''
  return { userId, isReadable: isoTime(document.get('addedAt')) !== undefined }
}

const reportSchema = v.object({
  listingId: v.pipe(v.string(), v.nonEmpty()),
  userId: v.pipe(v.string(), v.nonEmpty()),
  reason: v.picklist(reportReasons),
})

export function report(document: QueryDocumentSnapshot): Omit<Report, 'path'> {
  const fields = document.data()
  return {
    userId: authorOf(fields) ?? '',
    listingId: String(fields['listingId'] ?? ''),
    isReadable: v.is(reportSchema, fields),
  }
}

export function limit(document: QueryDocumentSnapshot): Omit<OfUser, 'path'> {
  return { userId: document.id, isReadable: brokenLists(document.data()).length === 0 }
}
