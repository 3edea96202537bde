import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { isDeletedAccount } from '#functions/accounts/deleted-accounts.ts'

/**
 * How much a user may write in an hour, of each kind: of a collection beneath the profile, or in Storage. Far more than
 * anyone needs: the favourites of a device move to the account at once, up to 500, and each photo of up to 12 in a listing
 * is stored in two files. Removing something counts for nothing. The rules refuse more until `{kind}WaitUntil` in `limits/{uid}`.
 */
export const maxPerHour = {
  favourites: 600,
  savedSearches: 60,
  pushSubscriptions: 60,
  blockedSellers: 240,
  alertSettings: 60,
  uploads: 400,
} as const

type Kind = keyof typeof maxPerHour

/** Whether a collection beneath a profile has a limit. */
export function isLimitedPerHour(collection: string): collection is Kind {
  return Object.hasOwn(maxPerHour, collection)
}

const countsSchema = v.fallback(v.record(v.string(), v.number()), {})

/**
 * Counts one write in the hour of the clock in which it was made, whatever has become of it since. An event that comes
 * twice counts twice, which the limits leave room for; in return, hundreds of writes at once do not wait for each other.
 *
 * @returns whether it was within the limit
 */
export async function countInHour(
  firestore: Firestore,
  uid: string,
  kind: Kind,
  at: Date,
): Promise<boolean> {
  // The event may come after the account and its limits are deleted.
  if (await isDeletedAccount(firestore, uid)) return false
  const limits = firestore.collection('limits').doc(uid)
  const hour = at.toISOString().slice(0, 13)
  await limits.set({ written: { [kind]: { [hour]: FieldValue.increment(1) } } }, { merge: true })
  const counts = v.parse(countsSchema, (await limits.get()).get(`written.${kind}`))
  const count = counts[hour] ?? 0
  const past = Object.keys(counts).filter((other) => other < hour)
  if (past.length > 0) {
    const removed = Object.fromEntries(past.map((other) => [other, FieldValue.delete()]))
    await limits.set({ written: { [kind]: removed } }, { merge: true })
  }
  if (count >= maxPerHour[kind]) {
    const end = new Date(Date.parse(`${hour}:00:00.000Z`) + 60 * 60_000)
    await limits.set({ [`${kind}WaitUntil`]: end }, { merge: true })
  }
  return count <= maxPerHour[kind]
}
