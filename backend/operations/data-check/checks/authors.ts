import { profileLimits } from '@adamarket/shared/domain/user/profile-limits.ts'
import type { Firestore } from 'firebase-admin/firestore'

import type { Check } from '#data-check/check.ts'
import { deleteDocuments } from '#data-check/delete-documents.ts'
import type { ProjectServices } from '#base/with-project.ts'
import { accountsOf } from '#functions/accounts/accounts.ts'
import { nameOf, writeSellerName } from '#functions/accounts/seller-name.ts'

/** Without a profile there is no page to link to, and the author cannot change the listing. */
export const listingsWithoutProfile: Check = {
  title: 'Listings whose author has no profile',
  find: ({ posts, profiles }) =>
    [...posts.values()].filter(({ userId }) => !profiles.has(userId)).map(({ path }) => path),
  fix: {
    means:
      'an author who has an account gets a profile with the name of the account or of the listing; others are left to a person',
    async apply(found, services) {
      for (const path of found) {
        // In sequence: an author may have several.
        await writeProfile(services, path)
      }
    },
  },
}

async function writeProfile({ firestore, auth }: ProjectServices, path: string): Promise<void> {
  const post = (await firestore.doc(path).get()).data() ?? {}
  const { userId, sellerName } = post
  if (typeof userId !== 'string' || userId === '') return
  const [account] = await accountsOf(auth, [userId])
  const name = nameOf({ name: account?.displayName }) ?? nameOf({ name: sellerName })
  if (!account || name === undefined) return
  await createProfile(firestore, userId, name.trim().slice(0, profileLimits.nameLength))
  await writeSellerName(firestore, userId)
}

async function createProfile(firestore: Firestore, uid: string, name: string): Promise<void> {
  const profile = firestore.collection('users').doc(uid)
  await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(profile)
    // The email would be public: its owner decides about that.
    if (!exists) transaction.set(profile, { name, email: '', about: '' })
  })
}

export const otherSellerNames: Check = {
  title: 'Listings whose seller name differs from the profile',
  find: ({ posts, profiles }) =>
    [...posts.values()]
      .filter(({ userId, sellerName }) => {
        const name = profiles.get(userId)?.name
        return name !== undefined && name !== sellerName
      })
      .map(({ path }) => path),
  fix: {
    means: 'they get the name in the profile',
    async apply(found, { firestore }) {
      const posts = await firestore.getAll(...found.map((path) => firestore.doc(path)))
      for (const uid of new Set(posts.map((post) => String(post.get('userId'))))) {
        // In sequence: it is not urgent.
        await writeSellerName(firestore, uid)
      }
    },
  },
}

/** Deleting an account deletes everything of its user; a crash may have left some of it. */
export const leftoversOfDeletedUsers: Check = {
  title: 'Favourites, reports and limits of deleted users',
  find({ favourites, reports, limits, profiles, accounts }) {
    const isGone = (uid: string) => uid !== '' && !profiles.has(uid) && !accounts.has(uid)
    return [...favourites, ...reports, ...limits]
      .filter(({ userId }) => isGone(userId))
      .map(({ path }) => path)
  },
  fix: { means: 'they are deleted', apply: deleteDocuments },
}
