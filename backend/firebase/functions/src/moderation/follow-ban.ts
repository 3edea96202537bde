import type { Auth } from 'firebase-admin/auth'
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { inGroups } from '#functions/base/in-groups.ts'
import { limitsOf } from '#functions/limits/rate-limits.ts'
import { runAll } from '#functions/base/run-all.ts'
import type { ListingState } from '#functions/withheld/stored-listing.ts'
import { readListing, stateOf, writeListing } from '#functions/withheld/stored-listing.ts'

/** Listings in one transaction, whose limit is 10 MB. */
const batchSize = 50

/**
 * Brings a seller's account and listings in line with `limits/{uid}`: those of a banned seller are held and
 * the account is disabled, which ends every session; when the ban is lifted, both come back. The rules refuse
 * a banned seller's writes before that. Idempotent.
 */
export async function followBan(firestore: Firestore, auth: Auth, uid: string): Promise<void> {
  const { isBanned } = await limitsOf(firestore, uid)
  await runAll([
    () => setDisabled(auth, uid, isBanned),
    () => (isBanned ? holdListings(firestore, uid) : releaseListings(firestore, uid)),
  ])
}

async function setDisabled(auth: Auth, uid: string, disabled: boolean): Promise<void> {
  for (const account of await accountsOf(auth, [uid])) {
    if (account.disabled !== disabled) await auth.updateUser(uid, { disabled })
    if (disabled) await auth.revokeRefreshTokens(uid)
  }
}

/** Sold listings stay, and so does another decision. */
async function holdListings(firestore: Firestore, uid: string): Promise<void> {
  const listings = firestore.collection('posts').where('userId', '==', uid)
  await changeListings(firestore, listings, ({ status }) =>
    status === undefined ? held : undefined,
  )
}

async function releaseListings(firestore: Firestore, uid: string): Promise<void> {
  const withheld = firestore.collection('withheldListings').where('heldBy', '==', 'ban')
  await changeListings(firestore, withheld.where('userId', '==', uid), ({ heldBy }) =>
    heldBy === 'ban' ? {} : undefined,
  )
}

/** @param next the new state of a listing; undefined if it stays */
async function changeListings(
  firestore: Firestore,
  listings: Query,
  next: (state: ListingState) => ListingState | undefined,
): Promise<void> {
  const { docs } = await listings.select().get()
  const changes = inGroups(docs, batchSize).map((group) => async () => {
    await firestore.runTransaction(async (transaction) => {
      const read = (ref: DocumentReference) => transaction.get(ref)
      const stored = await Promise.all(group.map(({ id }) => readListing(firestore, id, read)))
      for (const listing of stored) {
        const state = listing && next(stateOf(listing))
        if (listing && state) writeListing(firestore, transaction, listing, state)
      }
    })
  })
  await runAll(changes)
}

const held = { status: 'held', heldBy: 'ban' } as const
