import { FieldValue } from 'firebase-admin/firestore'

import type { Check } from '#data-check/check.ts'
import { brokenLists } from '#functions/rate-limits.ts'

const unreadable = (documents: readonly { path: string; isReadable: boolean }[]) =>
  documents.filter(({ isReadable }) => !isReadable).map(({ path }) => path)

/** Documents that cannot be read. A person wrote them, so none is ever deleted. */
export const unreadableDocuments: Check = {
  title: 'Documents that cannot be read',
  find: ({ posts, profiles, favourites, reports }) => [
    ...[...posts.values()].filter((post) => !post.isReadable).map(({ id }) => `posts/${id}`),
    ...[...profiles].filter(([, { name }]) => name === undefined).map(([uid]) => `users/${uid}`),
    ...unreadable(favourites),
    ...unreadable(reports),
  ],
}

/** A list that makes no sense counts nothing, also of what is added to it. */
export const brokenLimits: Check = {
  title: 'Limits that count nothing',
  find: ({ limits }) => unreadable(limits),
  fix: {
    means: 'the broken lists are emptied, and count from now on',
    async apply(found, { firestore }) {
      for (const path of found) {
        const ref = firestore.doc(path)
        // One after the other: it is in no hurry.
        await firestore.runTransaction(async (transaction) => {
          const fields = (await transaction.get(ref)).data() ?? {}
          const broken = brokenLists(fields).map((list) => [list, FieldValue.delete()] as const)
          if (broken.length > 0) transaction.update(ref, Object.fromEntries(broken))
        })
      }
    },
  },
}
