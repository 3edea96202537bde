import { isDeepStrictEqual } from 'node:util'

import type { Placed } from '@adamarket/shared/domain/areas/place-counts.ts'
import {
  countPlaces,
  documentsOf,
  placeCountsIn,
  placeKey,
} from '@adamarket/shared/domain/areas/place-counts.ts'
import { parseLocation } from '@adamarket/shared/domain/location.ts'
import { areaOf } from '@adamarket/shared/domain/search/area-of.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import * as v from 'valibot'

import type { Change } from './listing-in.ts'
import { listingIn } from './listing-in.ts'
import { pagesOf } from './pages-of.ts'

/** Entries to read at a time. */
const pageSize = 1_000

/** Corrects the counts of the places that an event is about: call it once the index has the change. */
export async function recountPlaces(firestore: Firestore, change: Change): Promise<void> {
  const [was, is] = [placeIn(change.before), placeIn(change.after)]
  if (isDeepStrictEqual(was, is)) return
  for (const place of [was, is]) if (place) await recount(firestore, place)
}

/** Counts all places anew. */
export async function recountAllPlaces(firestore: Firestore): Promise<void> {
  const placed: Placed[] = []
  const entries = firestore.collection(entriesPath('newest')).select('facets')
  for await (const page of pagesOf(entries, pageSize)) {
    for (const entry of page) placed.push(v.parse(facetsSchema, entry.get('facets')))
  }
  for (const [id, counts] of countPlaces(placed)) {
    await firestore.collection(placeCountsIn.collection).doc(id).set(counts)
  }
}

const facetsSchema = v.object({
  category: v.string(),
  location: v.string(),
  area: v.optional(v.string()),
})

/** Where visitors find a listing; undefined if they do not. */
function placeIn(document: DocumentSnapshot): Placed | undefined {
  const listing = listingIn(document)
  if (listing?.status !== 'active' || parseLocation(listing.location) === 'All') return undefined
  return { category: listing.category, location: listing.location, area: areaOf(listing) }
}

/**
 * Counts the entries instead of adding to a number, so that it may run any number of times and in any order. A run holds
 * the document from before it counts: of two at once, the later one counts what both have indexed.
 */
async function recount(firestore: Firestore, place: Placed): Promise<void> {
  const { location, area } = place
  for (const id of documentsOf(place)) {
    const inCity = firestore
      .collection(entriesPath('newest'))
      .where('facets.location', '==', location)
    const counted =
      id === placeCountsIn.all ? inCity : inCity.where('facets.category', '==', place.category)
    const document = firestore.collection(placeCountsIn.collection).doc(id)
    await firestore.runTransaction(async (transaction) => {
      await transaction.get(document)
      const counts = {
        [placeKey(location)]: await sizeOf(counted),
        ...(area !== undefined && {
          [placeKey(location, area)]: await sizeOf(counted.where('facets.area', '==', area)),
        }),
      }
      transaction.set(document, counts, { merge: true })
    })
  }
}

async function sizeOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}
