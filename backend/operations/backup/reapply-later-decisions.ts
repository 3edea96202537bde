import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'

import { authorOf } from '#functions/listings/author-of.ts'
import { linksOf } from '#functions/pictures/picture-files.ts'
import { documentsOfListing, stateOf } from '#functions/withheld/stored-listing.ts'

import type { Entry } from './audit-entries.ts'
import { caseAfter, limitsAfter, listingStateAfter, reportAfter } from './audit-entries.ts'
import type { Later, Lookup } from './later.ts'
import type { StoredDocument } from './stored-document.ts'

/** A document to write, or to delete if it exists. */
export type Change = { readonly path: string; readonly fields: StoredFields | undefined }

/** The documents by which {@link reapplyLaterDecisions} decides about one. */
export function pathsFor({ path, fields }: StoredDocument): readonly string[] {
  const [uid, listingId] = [ownerOf(path, fields), listingOf(path, fields)]
  return [
    path,
    ...(uid === undefined ? [] : [`users/${uid}`]),
    ...(listingId === undefined ? [] : [`posts/${listingId}`, `withheldListings/${listingId}`]),
  ]
}

/**
 * What to write for a document of a backup, so that what was taken away later stays away. The texts of listings and
 * profiles become those of the backup again, to undo damage; whether and with which pictures a listing is shown, and
 * every other document that is there, stays as it is.
 */
export function reapplyLaterDecisions(document: StoredDocument, later: Later): readonly Change[] {
  const { path, fields } = document
  const [collection = '', id = '', part] = path.split('/')
  const uid = ownerOf(path, fields)
  // The cases of a deleted account are forgotten together with the reports about them.
  if (uid !== undefined && collection !== 'cases' && later.deletedAccounts.has(uid)) {
    return [{ path, fields: undefined }]
  }
  if (collection === 'deletedListings' || collection === 'deletedAccounts') {
    return [{ path, fields: later[collection].has(id) ? newest(document, later) : undefined }]
  }
  switch (part ?? collection) {
    case 'posts':
    case 'withheldListings':
      return restoredListing(document, later)
    case 'users':
      return [{ path, fields: restoredProfile(fields, later.now(path) ?? later.copy(path)) }]
    case 'moderators':
      // Roles are written once all of them are known.
      return []
    case 'savedSearches':
    case 'alertSettings':
    case 'pushSubscriptions':
      return [{ path, fields: restoredSubscription(document, later) }]
    default:
      return [{ path, fields: restoredOther(document, later) }]
  }
}

/** The newest version of a document. */
function newest({ path, fields }: StoredDocument, { now, copy }: Later): StoredFields {
  return now(path) ?? copy(path) ?? fields
}

function restoredListing({ path, fields }: StoredDocument, later: Later): readonly Change[] {
  const [collection, id = ''] = path.split('/')
  const [publicPath, withheldPath] = [`posts/${id}`, `withheldListings/${id}`]
  if (later.deletedListings.has(id)) {
    return [publicPath, withheldPath].map((one) => ({ path: one, fields: undefined }))
  }
  // What remains in `posts` of a withheld listing is written together with it.
  if (isWithheld(fields) && !('title' in fields)) return []
  const [now, copy] = [listingIn(later.now, id), listingIn(later.copy, id)]
  const decided = listingStateAfter(id, entriesAfter(copy, later))
  const state = now ? stateOf({ fields: now }) : (decided ?? (copy && stateOf({ fields: copy })))
  const links = [now, copy].map(linksOf).find(({ length }) => length > 0)
  const isPublic = collection === 'posts' && !isWithheld(fields)
  if (isPublic && !state && !links) return [{ path, fields }]
  const content = links ? { ...fields, imageUrl: links } : fields
  const documents = documentsOfListing(content, state ?? stateOf({ fields }))
  return [
    { path: withheldPath, fields: documents.withheld },
    { path: publicPath, fields: documents.public },
  ]
}

/** All that a database or a copy of decisions knows about a listing, wherever it is stored. */
function listingIn(lookup: Lookup, id: string): StoredFields | undefined {
  const post = lookup(`posts/${id}`)
  return post && !isWithheld(post) ? post : (lookup(`withheldListings/${id}`) ?? post)
}

/** The email is public, and so is the picture: what a user no longer shows is not shown again. */
function restoredProfile(fields: StoredFields, known: StoredFields | undefined): StoredFields {
  if (!known) return fields
  const { email: _, emailVerified: __, picture: ___, ...others } = fields
  const { email = '', emailVerified, picture } = known
  return {
    ...others,
    email,
    ...(emailVerified !== undefined && { emailVerified }),
    ...(picture !== undefined && { picture }),
  }
}

/**
 * Emails and notifications that a user has ended do not start again. A saved search that is gone may have been lost: it
 * comes back without emails.
 */
function restoredSubscription(document: StoredDocument, later: Later): StoredFields | undefined {
  const { path, fields } = document
  const [, uid, collection] = path.split('/')
  const knowsUser = (lookup: Lookup) => lookup(`users/${uid}`) !== undefined
  const source = [later.now, later.copy].find(knowsUser)
  if (!source) return newest(document, later)
  const current = source(path) ?? later.now(path)
  if (current) return current
  return collection === 'savedSearches' ? { ...fields, notify: 'never' } : undefined
}

function restoredOther(document: StoredDocument, later: Later): StoredFields | undefined {
  const { path, fields } = document
  const [collection, id = ''] = path.split('/')
  const [now, copy] = [later.now(path), later.copy(path)]
  if (now) return now
  const listingId = listingOf(path, fields)
  // A document about a deleted listing stays only while there is something to decide about the listing.
  if (!copy && listingId !== undefined && later.deletedSince.has(listingId)) return undefined
  const [before, entries] = [copy ?? fields, entriesAfter(copy, later)]
  if (collection === 'limits') return limitsAfter(id, before, entries)
  if (collection === 'cases') return caseAfter(id, before, entries)
  if (collection === 'reports') return reportAfter(before, entries)
  return before
}

/** The entries that came after the document that is restored: the one of the copy, or else of the backup. */
function entriesAfter(copy: StoredFields | undefined, later: Later): readonly Entry[] {
  return copy ? later.afterCopy : later.afterBackup
}

/** The user whose data a document is. An entry of the audit log is not its seller's. */
function ownerOf(path: string, fields: StoredFields): string | undefined {
  const [collection = '', id] = path.split('/')
  if (['users', 'limits', 'moderators'].includes(collection)) return id
  return collection === 'auditLog' ? undefined : authorOf(fields)
}

function listingOf(path: string, fields: StoredFields): string | undefined {
  const [collection = '', id] = path.split('/')
  if (['posts', 'withheldListings', 'cases', 'listingStats'].includes(collection)) return id
  const { listingId } = fields
  return collection === 'reports' && typeof listingId === 'string' ? listingId : undefined
}
