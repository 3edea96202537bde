import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'

import { grantRole } from '#functions/moderation/roles.ts'
import type { ProjectServices } from '#base/with-project.ts'
import { setExchangeRates } from '#search-index/exchange-rates.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

import type { SeedListing } from './all-listings.ts'
import { ageInMs, allListings, toDocument } from './all-listings.ts'
import { moderators } from './moderators.ts'
import { pathsOf, readPicture } from './pictures.ts'
import { sellerOf, sellers } from './sellers.ts'
import { linkOf, uploadPicture } from './upload.ts'

/** An account to sign in with. */
export type DemoAccount = {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The number of simultaneous uploads: more are not faster, since the emulator processes them one by one. */
const uploadsAtOnce = 4

export type Seeding = {
  readonly accounts: readonly DemoAccount[]
  /** Resolves when the pictures are there that home does not show. */
  readonly otherPictures: Promise<void>
}

/** The number of listings whose first picture comes before all others: home shows as many at most. */
const firstListings = 12

/**
 * Fills the emulators with sellers, listings and the pictures of the newest, while the other pictures follow.
 * Seeding again replaces the seeded data and touches nothing else. Ids, texts and pictures are always
 * the same; timestamps count back from now. Throws when an emulator does not answer or refuses.
 *
 * @param storageHost of the links to pictures: `name:port`, without a scheme
 */
export async function seed(
  services: ProjectServices,
  storageHost: string,
  onProgress: (line: string) => void,
): Promise<Seeding> {
  const { firestore, bucket } = services
  const [first, others] = picturesByNeed()
  onProgress(`Uploading ${first.length + others.length} pictures in two sizes`)
  // Everything runs in parallel: the links of pictures are derived from the names of their files.
  await Promise.all([
    writeSellers(services),
    writeModerators(services),
    uploadPictures(bucket, first),
    setExchangeRates(firestore, ratesInCode),
    writeListings(firestore, storageHost, onProgress),
  ])
  return { accounts: demoAccounts(), otherPictures: uploadPictures(bucket, others) }
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

async function writeModerators({ auth, firestore }: ProjectServices): Promise<void> {
  await auth.deleteUsers(moderators.map(({ uid }) => uid))
  const writing = moderators.map(async ({ uid, name, email, password, role }) => {
    await firestore.doc(`users/${uid}`).set({ name, email: '', about: '' })
    await auth.createUser({ uid, email, displayName: name, emailVerified: true, password })
    await grantRole({ auth, firestore }, uid, role)
  })
  await Promise.all(writing)
}

async function writeSellers({ auth, firestore }: ProjectServices): Promise<void> {
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

type Picture = ReturnType<typeof picturesOf>[number]

/** The pictures that home shows, and all others, those of the newest listings first. */
function picturesByNeed(): readonly [first: readonly Picture[], others: readonly Picture[]] {
  const newest = allListings.toSorted((one, other) => ageInMs(one.age) - ageInMs(other.age))
  const pictures = newest.map(picturesOf)
  const first = pictures.slice(0, firstListings).flatMap((all) => all.slice(0, 1))
  return [first, pictures.flat().filter((picture) => !first.includes(picture))]
}

async function uploadPictures(
  bucket: ProjectServices['bucket'],
  pictures: readonly Picture[],
): Promise<void> {
  const waiting = pictures.values()
  const work = async (): Promise<void> => {
    for (const { picture, large, small } of waiting) {
      const files = await readPicture(picture)
      await uploadPicture(bucket, large, files.large)
      await uploadPicture(bucket, small, files.small)
    }
  }
  // The workers share one iterator, which limits the uploads.
  await Promise.all(Array.from({ length: uploadsAtOnce }, work))
}

function picturesOf({ id, seller, pictures }: SeedListing) {
  const { uid } = sellerOf(seller)
  return pictures.map((picture, index) => ({ picture, ...pathsOf(uid, `${id}-${index + 1}`) }))
}

async function writeListings(
  firestore: ProjectServices['firestore'],
  storageHost: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const now = new Date()
  onProgress(`Writing ${allListings.length} listings of ${sellers.length} sellers`)
  const batch = firestore.batch()
  for (const listing of allListings) {
    const links = picturesOf(listing).map(({ large }) => linkOf(storageHost, large))
    batch.set(firestore.collection('posts').doc(listing.id), toDocument(listing, links, now))
  }
  await batch.commit()
  onProgress('Indexing them for search')
  await rebuildSearchIndex(firestore, () => {})
}
