import { FieldValue } from 'firebase-admin/firestore'

import type { Check } from '#data-check/check.ts'
import { deleteDocuments } from '#data-check/delete-documents.ts'
import { brokenLists } from '#functions/limits/rate-limits.ts'

const unreadable = (documents: readonly { path: string; isReadable: boolean }[]) =>
  documents.filter(({ isReadable }) => !isReadable).map(({ path }) => path)

/** Documents that cannot be read. A user wrote them, so none is ever deleted. */
export const unreadableDocuments: Check = {
  title: 'Documents that cannot be read',
  find: ({ posts, profiles, favourites, reports }) => [
    ...[...posts.values()].filter((post) => !post.isReadable).map(({ path }) => path),
    ...[...profiles].filter(([, { name }]) => name === undefined).map(([uid]) => `users/${uid}`),
    ...unreadable(favourites),
    ...unreadable(reports),
  ],
}

/** A report goes with its listing, or with the case that a deleted listing leaves behind. */
export const reportsWithoutListing: Check = {
  title: 'Reports of listings that are gone, without a case',
  async find({ posts, reports }, { firestore }) {
    const left = reports.filter(({ listingId, isReadable }) => isReadable && !posts.has(listingId))
    const ids = [...new Set(left.map(({ listingId }) => listingId))]
    if (ids.length === 0) return []
    const cases = await firestore.getAll(...ids.map((id) => firestore.doc(`cases/${id}`)))
    const withCase = new Set(cases.filter(({ exists }) => exists).map(({ id }) => id))
    return left.filter(({ listingId }) => !withCase.has(listingId)).map(({ path }) => path)
  },
  fix: { means: 'they are deleted', apply: deleteDocuments },
}

/** An invalid list counts nothing, including what is added to it. */
export const brokenLimits: Check = {
  title: 'Rate limits that cannot be read',
  find: ({ limits }) => unreadable(limits),
  fix: {
    means: 'the broken lists are emptied',
    async apply(found, { firestore }) {
      for (const path of found) {
        const ref = firestore.doc(path)
        // In sequence: it is not urgent.
        await firestore.runTransaction(async (transaction) => {
          const fields = (await transaction.get(ref)).data() ?? {}
          const broken = brokenLists(fields).map((list) => [list, FieldValue.delete()] as const)
          if (broken.length > 0) transaction.update(ref, Object.fromEntries(broken))
        })
      }
    },
  },
}
