import { isDeepStrictEqual } from 'node:util'

import type { Placed } from '@adamarket/shared/domain/areas/place-counts.ts'
import {
  countPlaces,
  decodePlaceCounts,
  placeCountsCollection,
  placeCountsId,
  placeKey,
  scopesOf,
} from '@adamarket/shared/domain/areas/place-counts.ts'
import { parseLocation } from '@adamarket/shared/domain/location.ts'
import { areaOf } from '@adamarket/shared/domain/search/area-of.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

import type { Change } from '#functions/listings/listing-in.ts'
import { listingIn } from '#functions/listings/listing-in.ts'
import { pagesOf } from '#functions/base/pages-of.ts'

type Count = { readonly place: string; readonly count: number; readonly at: Timestamp }

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
  const at = Timestamp.now()
  const placed: Placed[] = []
  const entries = firestore.collection(entriesPath('newest')).select('facets')
  for await (const page of pagesOf(entries, pageSize)) {
    for (const entry of page) placed.push(v.parse(facetsSchema, entry.get('facets')))
  }
  for (const [id, counts] of countPlaces(placed)) {
    const document = documentOf(firestore, id)
    const before = decodePlaceCounts((await document.get()).data())
    const places = Object.keys({ ...before, ...counts })
    const all = places.map((place) => ({ place, count: counts[place] ?? 0, at }))
    await write(firestore, [[document, all]])
  }
}

const facetsSchema = v.object({
  category: v.string(),
  subCategory: v.string(),
  location: v.string(),
  area: v.optional(v.string()),
})

/** Where visitors find a listing; undefined if they do not. */
function placeIn(document: DocumentSnapshot): Placed | undefined {
  const listing = listingIn(document)
  if (listing?.status !== 'active' || parseLocation(listing.location) === 'All') return undefined
  const { category, subCategory, location } = listing
  return { category, subCategory, location, area: areaOf(listing) }
}

/** Counts the entries instead of adding to a number, so that it may run any number of times and in any order. */
async function recount(firestore: Firestore, place: Placed): Promise<void> {
  const { location, area } = place
  const counted = scopesOf(place).map(async ({ category, subcategory }) => {
    let inCity = firestore
      .collection(entriesPath('newest'))
      .where('facets.location', '==', location)
    if (category) inCity = inCity.where('facets.category', '==', category)
    if (subcategory) inCity = inCity.where('facets.subCategory', '==', subcategory)
    const counts = [{ place: placeKey(location), ...(await sizeOf(inCity)) }]
    if (area !== undefined) {
      const inArea = inCity.where('facets.area', '==', area)
      counts.push({ place: placeKey(location, area), ...(await sizeOf(inArea)) })
    }
    return [documentOf(firestore, placeCountsId(category, subcategory)), counts] as const
  })
  await write(firestore, await Promise.all(counted))
}

/** How many entries a query finds, and when it did. */
async function sizeOf(query: Query): Promise<Pick<Count, 'count' | 'at'>> {
  const found = await query.count().get()
  return { count: found.data().count, at: found.readTime }
}

type Counted = readonly [document: DocumentReference, counts: readonly Count[]]

/** Writes counts, unless what is stored was counted later. */
async function write(firestore: Firestore, counted: readonly Counted[]): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...counted.map(([document]) => document))
    for (const [index, [document, counts]] of counted.entries()) {
      const stored = timesOf(documents[index]?.data())
      const newer = counts.filter(({ place, at }) => {
        const before = stored.get(place)
        return !before || before.valueOf() < at.valueOf()
      })
      if (newer.length === 0) continue
      const fields = {
        ...Object.fromEntries(newer.map(({ place, count }) => [place, count])),
        countedAt: Object.fromEntries(newer.map(({ place, at }) => [place, at])),
      }
      transaction.set(document, fields, { merge: true })
    }
  })
}

/** When each place of a document was counted. */
function timesOf(fields: DocumentData = {}): ReadonlyMap<string, Timestamp> {
  const { countedAt } = v.parse(storedSchema, fields)
  return new Map(Object.entries(countedAt))
}

const storedSchema = v.object({
  countedAt: v.optional(v.record(v.string(), v.instance(Timestamp)), {}),
})

function documentOf(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection(placeCountsCollection).doc(id)
}
