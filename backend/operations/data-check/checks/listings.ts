import type { Firestore } from 'firebase-admin/firestore'

import type { Check } from '#data-check/check.ts'
import { inGroups } from '#functions/base/in-groups.ts'
import { indexListings, maxBatchSize } from '#functions/search/index-listings.ts'
import { mayBeReleased, releaseHeldListings } from '#functions/limits/limit-listings.ts'
import { moveExposedListing } from '#functions/withheld/stored-listing.ts'

export const exposedListings: Check = {
  title: 'Withheld listings that anyone can read',
  find: ({ posts }) =>
    [...posts.values()].filter(({ isExposed }) => isExposed).map(({ path }) => path),
  fix: {
    means: 'they are moved to where only their seller and moderators read them',
    async apply(found, { firestore }) {
      // In sequence: it is not urgent.
      for (const id of found.map(idOf)) await moveExposedListing(firestore, id)
    },
  },
}

/** Does the same as the function that releases listings every ten minutes. */
export const needlesslyHeld: Check = {
  title: 'Held listings that could be released',
  async find({ posts }, { firestore, now }) {
    const held = [...posts.values()].filter(({ isHeldByLimit }) => isHeldByLimit)
    const isFree = await Promise.all(
      held.map(({ userId }) => userId !== '' && mayBeReleased(firestore, userId, now)),
    )
    return held.filter((_, index) => isFree[index]).map(({ path }) => path)
  },
  fix: {
    means: 'the oldest are released, as many as their author’s limit allows',
    async apply(_found, { firestore, now }) {
      await releaseHeldListings(firestore, now)
    },
  },
}

const idOf = (path: string) => path.slice(path.indexOf('/') + 1)

async function reindex(firestore: Firestore, ids: readonly string[]): Promise<void> {
  // In sequence: it is not urgent.
  for (const group of inGroups(ids, maxBatchSize)) await indexListings(firestore, group)
}

const rebuilding = {
  means: 'the entries are written again from the listing',
  apply: (found, { firestore }) => reindex(firestore, found.map(idOf)),
} satisfies Check['fix']

export const listingsNotIndexed: Check = {
  title: 'Listings that search does not find',
  find: ({ index: { wrong } }) =>
    [...wrong].filter(([, stored]) => stored === 0).map(([id]) => `posts/${id}`),
  fix: rebuilding,
}

export const otherEntries: Check = {
  title: 'Listings whose entries in the search index are outdated',
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
        // An entry without a listing's id belongs to no listing.
        else await entry.ref.delete()
      }
      await reindex(firestore, [...ids])
    },
  },
}
