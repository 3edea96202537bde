import { dialableNumber } from '@adamarket/shared/domain/listing/contact-links.ts'
import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { pagesOf } from '#functions/base/pages-of.ts'
import { authorOf } from '#functions/listings/author-of.ts'
import { listingRef, readListing } from '#functions/withheld/stored-listing.ts'

type Services = { readonly firestore: Firestore; readonly auth: Auth }

const pageSize = 100

const collections = ['posts', 'withheldListings']

/**
 * Marks a listing whose phone number its seller has verified, and takes the mark from any other: the mobile app changes
 * numbers without knowing the mark. Only functions write it, so no client can claim it.
 */
export async function markPhone({ firestore, auth }: Services, listingId: string): Promise<void> {
  const listing = await readListing(firestore, listingId)
  const uid = authorOf(listing?.fields)
  if (uid === undefined) return
  await markByNumber(firestore, listingId, await verifiedNumberOf(auth, uid))
}

/** The same for all listings of a user, after their number was verified or removed. */
export async function markPhoneOfUser({ firestore, auth }: Services, uid: string): Promise<void> {
  const number = await verifiedNumberOf(auth, uid)
  for (const collection of collections) {
    const ofUser = firestore.collection(collection).where('userId', '==', uid)
    for await (const page of pagesOf(ofUser, pageSize)) {
      const wrong = page.filter((listing) => hasWrongMark(listing.data(), number))
      // In sequence: it is not urgent.
      for (const { id } of wrong) await markByNumber(firestore, id, number)
    }
  }
}

/**
 * Takes the mark from listings whose sellers have removed the number without calling a function: they could verify it with
 * another account, and keep both marks.
 */
export async function dropWrongMarks({ firestore, auth }: Services): Promise<void> {
  for (const collection of collections) {
    const marked = firestore.collection(collection).where('phoneVerified', '==', true)
    for await (const page of pagesOf(marked, pageSize)) {
      const uids = new Set(page.flatMap((listing) => authorOf(listing.data()) ?? []))
      const accounts = await accountsOf(auth, [...uids])
      const numbers = new Map(accounts.map(({ uid, phoneNumber }) => [uid, phoneNumber]))
      for (const listing of page) {
        const number = numbers.get(authorOf(listing.data()) ?? '')
        if (hasWrongMark(listing.data(), number)) await markByNumber(firestore, listing.id, number)
      }
    }
  }
}

async function verifiedNumberOf(auth: Auth, uid: string): Promise<string | undefined> {
  return (await accountsOf(auth, [uid]))[0]?.phoneNumber
}

async function markByNumber(
  firestore: Firestore,
  listingId: string,
  number: string | undefined,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const listing = await readListing(firestore, listingId, (ref) => transaction.get(ref))
    if (!listing || !hasWrongMark(listing.fields, number)) return
    const phoneVerified = isNumber(listing.fields, number) || FieldValue.delete()
    transaction.update(listingRef(firestore, listing), { phoneVerified })
  })
}

function hasWrongMark(fields: StoredFields, number: string | undefined): boolean {
  return (fields['phoneVerified'] === true) !== isNumber(fields, number)
}

function isNumber({ phoneNumber }: StoredFields, number: string | undefined): boolean {
  return (
    number !== undefined &&
    typeof phoneNumber === 'string' &&
    dialableNumber(phoneNumber) === number
  )
}
