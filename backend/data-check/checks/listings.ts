import type { Firestore } from 'firebase-admin/firestore'

import type { Check } from '#data-check/check.ts'
import { indexListings, maxBatchSize } from '#functions/index-listings.ts'
import { mayGo, releaseHeldListings } from '#functions/limit-listings.ts'

/** The same as the function that lets listings go every ten minutes. */
export const heldForNothing: Check = {
  title: 'Held listings with nothing left to wait for',
  async find({ posts }, { firestore, now }) {
    const held = [...posts.values()].filter(({ isHeld }) => isHeld)
    const isFree = await Promise.all(
      held.map(({ id, userId }) => userId !== '' && mayGo(firestore, { id, uid: userId }, now)),
    )
    return held.filter((_, index) => isFree[index]).map(({ id }) => `posts/${id}`)
  },
  fix: {
    means: 'the oldest go, as many as the limit of their author allows',
    async apply(_found, { firestore, now }) {
      await releaseHeldListings(firestore, now)
    },
  },
}

const idOf = (path: string) => path.slice(path.indexOf('/') + 1)

async function reindex(firestore: Firestore, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += maxBatchSize) {
    // One after the other: it is in no hurry.
    await indexListings(firestore, ids.slice(start, start + maxBatchSize))
  }
}

const rebuilding = {
  means: 'the entries are written anew from the listing',
  apply: (found, { firestore }) => reindex(firestore, found.map(idOf)),
} satisfies Check['fix']

export const listingsNotIndexed: Check = {
  title: 'Listings that search does not find',
  find: ({ index: { wrong } }) =>
    [...wrong].filter(([, stored]) => stored === 0).map(([id]) => `posts/${id}`),
  fix: rebuilding,
}

export const otherEntries: Check = {
  title: 'Listings whose entries in the search index differ from them',
  find: ({ index: { wrong } }) =>
    [...wrong].filter(([, stored]) => stored > 0).map(([id]) => `posts/${id}`),
  fix: rebuilding,
}

export const entriesWithoutListing: Check = {
  title: 'Entries in the search index without a listing',
  find: ({ index: { strays } }) => strays,
  fix: {
    means: 'they are deleted',
    async apply(found, { firestore }) {
      const entries = await firestore.getAll(...found.map((path) => firestore.doc(path)))
      const ids = new Set<string>()
      for (const entry of entries) {
        const postId: unknown = entry.get('postId')
        if (typeof postId === 'string' && postId !== '') ids.add(postId)
        // An entry that names no listing is none of any listing's.
        else await entry.ref.delete()
      }
      await reindex(firestore, [...ids])
    },
  },
}
