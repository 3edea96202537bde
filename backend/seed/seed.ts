import { readFile } from 'node:fs/promises'
import { ratesInCode } from '@adamarket/shared/domain/exchange-rates.ts'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { App } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { grantRole } from '#functions/moderation/roles.ts'
import { setExchangeRates } from '#search-index/exchange-rates.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import type { SeedListing } from '#seed/all-listings.ts'
import { allListings, toDocument } from '#seed/all-listings.ts'
import { moderators } from '#seed/moderators.ts'
import { filesOf } from '#seed/pictures.ts'
import { sellerOf, sellers } from '#seed/sellers.ts'
import { linkOf, uploadPicture } from '#seed/upload.ts'

/** The number of simultaneous uploads: more are not faster, since the emulator processes them one by one. */
const uploadsAtOnce = 4

/** The running emulators to fill. Hosts are `name:port`, without a scheme. */
export type SeedTarget = {
  readonly projectId: string
  readonly firestoreHost: string
  readonly authHost: string
  readonly storageHost: string
}

export type DemoAccount = {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Fills the emulators with sellers, listings and pictures, and returns the accounts to sign in with.
 * Seeding again replaces the seeded data and touches nothing else. Ids, texts and pictures are always
 * the same; timestamps count back from now. Throws when an emulator does not answer or refuses.
 *
 * Side effect: sets `FIRESTORE_EMULATOR_HOST` and `FIREBASE_AUTH_EMULATOR_HOST` of this process, the
 * only way to tell the Admin SDK that it uses emulators and needs no credentials.
 */
export async function seed(
  target: SeedTarget,
  onProgress: (line: string) => void,
): Promise<{ accounts: DemoAccount[] }> {
  process.env['FIRESTORE_EMULATOR_HOST'] = target.firestoreHost
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = target.authHost
  const app = initializeApp({ projectId: target.projectId }, `seed-${target.projectId}`)
  try {
    // Everything runs in parallel: the links of pictures are derived from the names of their files.
    await Promise.all([
      writeSellers(app),
      writeModerators(app),
      uploadPictures(target, onProgress),
      setExchangeRates(getFirestore(app), ratesInCode),
      writeListings(app, target, onProgress),
    ])
  } finally {
    await deleteApp(app)
  }
  return { accounts: demoAccounts() }
}

/** The seeded accounts with a password, for signing in. */
function demoAccounts(): DemoAccount[] {
  const withPassword = sellers.flatMap(({ name, email, password }) =>
    password === undefined ? [] : [{ name, email, password }],
  )
  const atTheDesk = moderators.map(({ name, email, password, role }) => ({
    name: `${name} (${role})`,
    email,
    password,
  }))
  return [...withPassword, ...atTheDesk]
}

async function writeModerators(app: App): Promise<void> {
  const auth = getAuth(app)
  const firestore = getFirestore(app)
  await auth.deleteUsers(moderators.map(({ uid }) => uid))
  const writing = moderators.map(async ({ uid, name, email, password, role }) => {
    await firestore.doc(`users/${uid}`).set({ name, email: '', about: '' })
    await auth.createUser({ uid, email, displayName: name, emailVerified: true, password })
    await grantRole({ auth, firestore }, uid, role)
  })
  await Promise.all(writing)
}

async function writeSellers(app: App): Promise<void> {
  const auth = getAuth(app)
  const firestore = getFirestore(app)
  await auth.deleteUsers(sellers.map(({ uid }) => uid))
  const batch = firestore.batch()
  for (const { uid, name, email, about } of sellers) {
    batch.set(firestore.collection('users').doc(uid), { name, email, emailVerified: true, about })
    // All of a seller's listings are written at once, which exceeds the rate limit.
    batch.set(firestore.collection('limits').doc(uid), { isTrusted: true })
  }
  await Promise.all([
    batch.commit(),
    ...sellers.map(({ uid, name, email, password }) =>
      auth.createUser({
        uid,
        email,
        displayName: name,
        emailVerified: true,
        ...(password !== undefined && { password }),
      }),
    ),
  ])
}

async function uploadPictures(
  { storageHost }: SeedTarget,
  onProgress: (line: string) => void,
): Promise<void> {
  const files = allListings.flatMap(picturesOf).flatMap(({ large, small }) => [large, small])
  onProgress(`Uploading ${files.length / 2} pictures in two sizes`)
  const waiting = files.values()
  const work = async (): Promise<void> => {
    for (const { source, path } of waiting) {
      await uploadPicture(storageHost, path, await readFile(source))
    }
  }
  // The workers share one iterator, which limits the uploads.
  await Promise.all(Array.from({ length: uploadsAtOnce }, work))
}

function picturesOf({ id, seller, pictures }: SeedListing) {
  const { uid } = sellerOf(seller)
  return pictures.map((picture, index) => filesOf(picture, uid, `${id}-${index + 1}`))
}

async function writeListings(
  app: App,
  { storageHost }: SeedTarget,
  onProgress: (line: string) => void,
): Promise<void> {
  const firestore = getFirestore(app)
  const now = new Date()
  onProgress(`Writing ${allListings.length} listings of ${sellers.length} sellers`)
  const batch = firestore.batch()
  for (const listing of allListings) {
    const links = picturesOf(listing).map(({ large }) => linkOf(storageHost, large.path))
    batch.set(firestore.collection('posts').doc(listing.id), toDocument(listing, links, now))
  }
  await batch.commit()
  onProgress('Indexing them for search')
  await rebuildSearchIndex(firestore, () => {})
}
