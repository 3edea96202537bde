import { pictureFilenames } from '@adamarket/shared/domain/stored-picture.ts'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { App } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import type { SeedListing } from '#seed/all-listings.ts'
import { allListings, toDocument } from '#seed/all-listings.ts'
import { drawShot } from '#seed/pictures/scene.ts'
import { pixels } from '#seed/pictures/svg.ts'
import { renderPicture } from '#seed/render.ts'
import type { Seller } from '#seed/sellers.ts'
import { sellers } from '#seed/sellers.ts'
import { uploadPicture } from '#seed/upload.ts'

/** The running emulators to fill. Hosts are `name:port`, without a scheme. */
export type SeedTarget = {
  readonly projectId: string
  readonly firestoreHost: string
  readonly authHost: string
  readonly storageHost: string
  /** Where rendered pictures are kept between seedings. Created when missing. */
  readonly cacheDir: string
}

export type DemoAccount = {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Fills the emulators with sellers, listings and pictures, and returns the accounts to sign in with.
 * Seeding again replaces what was seeded and touches nothing else. Ids, texts and pictures are always
 * the same; timestamps count back from now. Throws when an emulator does not answer or refuses.
 *
 * Side effect: sets `FIRESTORE_EMULATOR_HOST` and `FIREBASE_AUTH_EMULATOR_HOST` of this process, the
 * only way to tell the Admin SDK that it talks to emulators and needs no credentials.
 */
export async function seed(
  target: SeedTarget,
  onProgress: (line: string) => void,
): Promise<{ accounts: DemoAccount[] }> {
  process.env['FIRESTORE_EMULATOR_HOST'] = target.firestoreHost
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = target.authHost
  const app = initializeApp({ projectId: target.projectId }, `seed-${target.projectId}`)
  try {
    onProgress(`Creating ${Object.keys(sellers).length} sellers`)
    await writeSellers(app)
    const links = await makePictures(target, onProgress)
    onProgress(`Writing ${allListings.length} listings`)
    await writeListings(app, links)
    onProgress('Indexing them for search')
    await rebuildSearchIndex(getFirestore(app), () => {})
  } finally {
    await deleteApp(app)
  }
  return { accounts: demoAccounts() }
}

/** The accounts that `seed` creates for people to sign in with. */
function demoAccounts(): DemoAccount[] {
  return Object.values<Seller>(sellers).flatMap(({ name, email, password }) =>
    password ? [{ name, email, password }] : [],
  )
}

async function writeSellers(app: App): Promise<void> {
  const auth = getAuth(app)
  const users = getFirestore(app).collection('users')
  const limits = getFirestore(app).collection('limits')
  const all = Object.values<Seller>(sellers)
  await auth.deleteUsers(all.map(({ uid }) => uid))
  for (const { uid, name, email, about, password } of all) {
    await auth.createUser({
      uid,
      email,
      displayName: name,
      emailVerified: true,
      ...(password && { password }),
    })
    await users.doc(uid).set({ name, email, about })
    // All of a seller's ads are written at once, which is more than one may.
    await limits.doc(uid).set({ isTrusted: true })
  }
}

/** Links of the pictures of every listing, by the listing's id. */
async function makePictures(
  { storageHost, cacheDir }: SeedTarget,
  onProgress: (line: string) => void,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = new Map<string, string[]>(allListings.map(({ id }) => [id, []]))
  const shots = allListings.flatMap((listing) =>
    Array.from({ length: listing.pictures }, (_, number) => ({ listing, number })),
  )
  onProgress(`Drawing ${shots.length} pictures`)
  const waiting = shots.values()
  let done = 0
  const work = async (): Promise<void> => {
    for (const { listing, number } of waiting) {
      const files = await renderPicture(drawShot(listing.scene, listing.id, number), cacheDir)
      const paths = pathsOf(listing, number)
      const link = await uploadPicture(storageHost, paths.large, files.large)
      await uploadPicture(storageHost, paths.small, files.small)
      const own = links.get(listing.id)
      if (own) own[number] = link
      done += 1
      if (done % 100 === 0) onProgress(`Drew ${done} of ${shots.length} pictures`)
    }
  }
  // Two workers share one iterator: two pictures at a time and no more.
  await Promise.all([work(), work()])
  return links
}

function pathsOf(listing: SeedListing, number: number) {
  const folder = `images/${sellers[listing.seller].uid}`
  const names = pictureFilenames(`${listing.id}-${number + 1}`, pixels, 'webp')
  return { large: `${folder}/${names.large}`, small: `${folder}/${names.small}` }
}

async function writeListings(
  app: App,
  links: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const firestore = getFirestore(app)
  const now = new Date()
  const batch = firestore.batch()
  for (const listing of allListings) {
    const post = firestore.collection('posts').doc(listing.id)
    batch.set(post, toDocument(listing, links.get(listing.id) ?? [], now))
  }
  await batch.commit()
}
