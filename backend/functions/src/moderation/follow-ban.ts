import type { Auth } from 'firebase-admin/auth'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'

import { accountsOf } from '#functions/accounts.ts'
import { inGroups } from '#functions/in-groups.ts'
import { limitsOf } from '#functions/rate-limits.ts'
import { readListing, stateOf, writeListing } from '#functions/withheld/stored-listing.ts'

/** Listings in one transaction, whose limit is 10 MB. */
const atATime = 50

/**
 * Brings a seller's account and listings in line with `limits/{uid}`: those of a banned seller are held and
 * the account is disabled, which ends every session; when the ban is lifted, both come back. The rules refuse
 * a banned seller's writes before that. Idempotent.
 */
export async function followBan(firestore: Firestore, auth: Auth, uid: string): Promise<void> {
  const { isBanned } = await limitsOf(firestore, uid)
  for (const account of await accountsOf(auth, [uid])) {
    if (account.disabled !== isBanned) await auth.updateUser(uid, { disabled: isBanned })
    if (isBanned) await auth.revokeRefreshTokens(uid)
  }
  const withheld = firestore.collection('withheldListings').where('heldBy', '==', 'ban')
  const { docs } = await (isBanned ? firestore.collection('posts') : withheld)
    .where('userId', '==', uid)
    .select()
    .get()
  for (const group of inGroups(docs, atATime)) {
    // One after the other.
    await firestore.runTransaction(async (transaction) => {
      const read = (ref: DocumentReference) => transaction.get(ref)
      const listings = await Promise.all(group.map(({ id }) => readListing(firestore, id, read)))
      for (const listing of listings) {
        if (!listing) continue
        const { status, heldBy } = stateOf(listing)
        // Sold ones stay, and so does another decision.
        if (isBanned && status === undefined) writeListing(firestore, transaction, listing, held)
        if (!isBanned && heldBy === 'ban') writeListing(firestore, transaction, listing, {})
      }
    })
  }
}

const held = { status: 'held', heldBy: 'ban' } as const
