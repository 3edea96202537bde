import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isFoundBy, keysOfListing } from '@adamarket/shared/domain/search/search-keys.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search/parse-search-query.ts'
import { withTranslation } from '@adamarket/shared/i18n/translate-search.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { inGroups } from '#functions/base/in-groups.ts'
import { pagesOf } from '#functions/base/pages-of.ts'

import type { IndexedSearch } from './stored-search.ts'
import { readIndexedSearch } from './stored-search.ts'

/** Keys in one query, which is the limit. */
const keysPerQuery = 30

/** Entries that are read at a time. */
const pageSize = 500

/** The most entries that are read for a listing. */
const maxRead = 20 * pageSize

/**
 * The saved searches that find a listing. The index preselects by the listing's keys, and the rule of search
 * decides.
 *
 * @param max how many entries are read: what users save cannot make a listing cost more
 */
export async function findSearches(
  firestore: Firestore,
  listing: Listing,
  rates: ExchangeRates,
  max = maxRead,
): Promise<readonly IndexedSearch[]> {
  const found = new Map<string, IndexedSearch>()
  let read = 0
  for (const keys of inGroups(keysOfListing(listing), keysPerQuery)) {
    const withKeys = firestore
      .collection('savedSearchIndex')
      .where('keys', 'array-contains-any', keys)
    // In sequence: it is not urgent, and a busy index would be read all at once.
    for await (const entries of pagesOf(withKeys, pageSize)) {
      read += entries.length
      for (const entry of entries.filter(({ id }) => !found.has(id))) {
        const indexed = readIndexedSearch(entry.data())
        const query = withTranslation(parseSearchQuery(new URLSearchParams(indexed.search)))
        if (isFoundBy(listing, query, rates)) found.set(entry.id, indexed)
      }
      if (read >= max) return [...found.values()]
    }
  }
  return [...found.values()]
}
