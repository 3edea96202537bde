import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { alertChoices } from '@adamarket/shared/domain/search/saved-search.ts'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

/** A document of `users/{uid}/savedSearches`, as far as functions read it. */
const savedSearch = v.object({
  name: v.string(),
  search: v.string(),
  notify: v.picklist(alertChoices),
  createdAt: v.instance(Timestamp),
})

export type StoredSearch = v.InferOutput<typeof savedSearch>

/** A document of `savedSearchIndex`, which only functions write. */
const indexedSearch = v.object({
  userId: v.string(),
  searchId: v.string(),
  createdAt: v.instance(Timestamp),
  search: v.string(),
  /** The keys by which listings find it; none while it can alert no one. */
  keys: v.array(v.string()),
  /** It could alert its user by email if the address were confirmed. */
  waitsForAddress: v.exactOptional(v.boolean()),
  /** A secret in the link of each email, by which a reader ends them without signing in. */
  unsubscribe: v.string(),
})

export type IndexedSearch = v.InferOutput<typeof indexedSearch>

/** An alert that waits to be sent with others: about which saved search it is, and when that was saved. */
const waitingAlert = v.object({
  waitsFor: v.picklist(['hour', 'day']),
  searchId: v.string(),
  createdAt: v.instance(Timestamp),
})

export type WaitingAlert = v.InferOutput<typeof waitingAlert>

/** Throws when the document is none. */
export function readWaitingAlert(fields: unknown): WaitingAlert {
  return v.parse(waitingAlert, fields)
}

/** Undefined for a document that is missing or no saved search. */
export function readSavedSearch(fields: unknown): StoredSearch | undefined {
  const parsed = v.safeParse(savedSearch, fields)
  return parsed.success ? parsed.output : undefined
}

/** Throws when the document is none. */
export function readIndexedSearch(fields: unknown): IndexedSearch {
  return v.parse(indexedSearch, fields)
}

type Named = Pick<IndexedSearch, 'userId' | 'searchId'>

export function savedSearchRef(
  firestore: Firestore,
  { userId, searchId }: Named,
): DocumentReference {
  return firestore.doc(`users/${userId}/savedSearches/${searchId}`)
}

export function indexedSearchRef(
  firestore: Firestore,
  { userId, searchId }: Named,
): DocumentReference {
  return firestore.doc(`savedSearchIndex/${userId}_${searchId}`)
}

/** Whether an entry of the index is about the search as it is saved now: another one may have taken its id. */
export function isAbout(
  { createdAt }: Pick<IndexedSearch, 'createdAt'>,
  saved: StoredSearch | undefined,
): saved is StoredSearch {
  return saved?.createdAt.isEqual(createdAt) === true
}

/** A saved search that an alert is about. */
export type MatchedSearch = { readonly indexed: IndexedSearch; readonly saved: StoredSearch }

/** A saved search and what an alert says that it has found: at least one listing. */
export type FoundBySearch = MatchedSearch & { readonly listings: readonly Listing[] }
