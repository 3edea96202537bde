import { keysOfSearch } from '@adamarket/shared/domain/search/search-keys.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search/parse-search-query.ts'
import { withTranslation } from '@adamarket/shared/i18n/translate-search.ts'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { recipientOf } from '#functions/mail/write-mail.ts'
import { pagesOf } from '#functions/base/pages-of.ts'
import { devicesOf } from '#functions/push/push-messages.ts'

import { isChosenOnAny } from './alert-devices.ts'
import type { AlertServices } from './alert-services.ts'
import type { IndexedSearch } from './stored-search.ts'
import {
  indexedSearchRef,
  isAbout,
  readIndexedSearch,
  readSavedSearch,
  savedSearchRef,
} from './stored-search.ts'
import { newUnsubscribeSecret } from './unsubscribe-link.ts'

type Services = Pick<AlertServices, 'firestore' | 'auth' | 'sendsPush'>

/**
 * Makes the entry of a saved search in the index what the search says now, or deletes it. While the search can alert
 * no one, its entry has no keys, so that no listing finds it. Idempotent, so events may come twice, late and in any order.
 */
export async function indexSavedSearch(
  services: Services,
  userId: string,
  searchId: string,
): Promise<void> {
  const { firestore, auth } = services
  const named = { userId, searchId }
  const [account] = await accountsOf(auth, [userId])
  const devices = services.sendsPush ? await devicesOf(firestore, userId) : []
  await firestore.runTransaction(async (transaction) => {
    const [stored, entry] = await transaction.getAll(
      savedSearchRef(firestore, named),
      indexedSearchRef(firestore, named),
    )
    const saved = readSavedSearch(stored?.data())
    const ref = indexedSearchRef(firestore, named)
    if (!saved) return void transaction.delete(ref)
    const { search, createdAt, notify } = saved
    // The link in earlier emails goes on to work for the same search.
    const before = entry?.exists ? readIndexedSearch(entry.data()) : undefined
    const unsubscribe =
      before && isAbout(before, saved) ? before.unsubscribe : newUnsubscribeSecret()
    const isConfirmed = recipientOf(account) !== undefined
    const canAlert =
      (notify !== 'never' && isConfirmed) || isChosenOnAny(devices, { searchId, createdAt })
    const keys = canAlert
      ? keysOfSearch(withTranslation(parseSearchQuery(new URLSearchParams(search))))
      : []
    const indexed: IndexedSearch = {
      ...named,
      createdAt,
      search,
      keys: [...keys],
      ...(notify !== 'never' && !isConfirmed && { waitsForAddress: true }),
      unsubscribe,
    }
    transaction.set(ref, indexed)
  })
}

/** Indexes all saved searches of a user again. */
export async function indexSearchesOf(services: Services, userId: string): Promise<void> {
  const searches = services.firestore.collection(`users/${userId}/savedSearches`)
  // In sequence: there are few.
  for (const { id } of (await searches.get()).docs) await indexSavedSearch(services, userId, id)
}

/** The number of entries that are read at a time. */
const pageSize = 100

/** Indexes the searches of users whose address has been confirmed since: no event tells of it. */
export async function indexWaitingSearches(services: Services): Promise<void> {
  const { firestore, auth } = services
  const waiting = firestore.collection('savedSearchIndex').where('waitsForAddress', '==', true)
  for await (const page of pagesOf(waiting, pageSize)) {
    const byUser = Map.groupBy(
      page.map((entry) => readIndexedSearch(entry.data())),
      (one) => one.userId,
    )
    const accounts = await accountsOf(auth, [...byUser.keys()])
    for (const { uid } of accounts.filter(recipientOf)) {
      // In sequence: there are few.
      for (const { searchId } of byUser.get(uid) ?? []) {
        await indexSavedSearch(services, uid, searchId)
      }
    }
  }
}
