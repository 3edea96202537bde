import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'

import type { ChangedFavourites } from './favourite-change.ts'
import { isStillTrue, readWaitingChange } from './favourite-change.ts'
import { emailLinkRef, readEmailLink, readSettings, settingsRef } from './favourite-emails.ts'
import type { FoundBySearch, IndexedSearch } from './stored-search.ts'
import {
  indexedSearchRef,
  isAbout,
  readIndexedSearch,
  readSavedSearch,
  readWaitingAlert,
  savedSearchRef,
} from './stored-search.ts'

/** The favourites that waiting alerts are about. Undefined when none has changed, or the user no longer wants emails about them. */
export async function changedFavourites(
  firestore: Firestore,
  userId: string,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<ChangedFavourites | undefined> {
  const waiting = alerts.filter(isAboutFavourite)
  if (waiting.length === 0) return undefined
  const [settings, link, ...posts] = await firestore.getAll(
    settingsRef(firestore, userId),
    emailLinkRef(firestore, userId),
    ...waiting.map(({ id }) => firestore.doc(`posts/${id.split('~')[0]}`)),
  )
  if (!link?.exists || !readSettings(settings?.data())?.isOn) return undefined
  const changed = posts.flatMap((post, at) => {
    const decoded = decodeListing(post.id, post.data() ?? {})
    const change = readWaitingChange(waiting[at]?.data())
    const isCurrent = decoded.ok && change && isStillTrue(change, decoded.value)
    return isCurrent ? [{ listing: decoded.value, change }] : []
  })
  return changed.length === 0 ? undefined : { ...readEmailLink(link.data()), changed }
}

/** What waiting alerts about saved searches say, by the searches. */
export async function foundBySearches(
  firestore: Firestore,
  userId: string,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<readonly FoundBySearch[]> {
  const waiting = alerts.filter((alert) => !isAboutFavourite(alert))
  const bySearch = Map.groupBy(waiting, (alert) => readWaitingAlert(alert.data()).searchId)
  const found = [...bySearch].map(([searchId, about]) =>
    foundBySearch(firestore, { userId, searchId }, about),
  )
  return (await Promise.all(found)).filter((each) => each !== undefined)
}

/** Undefined when no listing is left, or the user no longer wants alerts about the search. */
async function foundBySearch(
  firestore: Firestore,
  named: Pick<IndexedSearch, 'userId' | 'searchId'>,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<FoundBySearch | undefined> {
  const [stored, entry, ...posts] = await firestore.getAll(
    savedSearchRef(firestore, named),
    indexedSearchRef(firestore, named),
    ...alerts.map(({ id }) => firestore.doc(`posts/${id}`)),
  )
  const saved = readSavedSearch(stored?.data())
  if (!entry?.exists) return undefined
  const indexed = readIndexedSearch(entry.data())
  if (!isAbout(indexed, saved)) return undefined
  const listings = posts.flatMap((post, at) => {
    const decoded = decodeListing(post.id, post.data() ?? {})
    const isActive = decoded.ok && decoded.value.status === 'active'
    return isActive && isAbout(readWaitingAlert(alerts[at]?.data()), saved) ? [decoded.value] : []
  })
  return listings.length === 0 ? undefined : { indexed, saved, listings }
}

function isAboutFavourite(alert: QueryDocumentSnapshot): boolean {
  return readWaitingChange(alert.data()) !== undefined
}
