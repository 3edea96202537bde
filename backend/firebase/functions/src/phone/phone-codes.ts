import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { deleteAll } from '#functions/base/delete-all.ts'
import { shortHash } from '#functions/limits/record-action.ts'

/** How many messages are sent in a day (UTC): to one number, for one address of the internet, and in all. */
export const maxMessages = { number: 3, address: 10, all: 300 } as const

/** How long a user who asked for a message may take to have it sent, in milliseconds. */
const permitMs = 5 * 60_000

/** How long counts are kept, in milliseconds. */
const countRetentionMs = 2 * 24 * 60 * 60_000

const countSchema = v.object({
  day: v.fallback(v.string(), ''),
  count: v.fallback(v.number(), 0),
  /** A message to the number may be sent until then. */
  permittedUntil: v.optional(v.instance(Timestamp)),
})

type Counted = keyof typeof maxMessages

/**
 * The document that counts the messages of a number or an address. Its id is a hash, which does not hide a number from
 * who tries all of them: it is deleted after two days.
 */
function counterOf(firestore: Firestore, counted: Counted, value: string): DocumentReference {
  return firestore.collection('phoneCodes').doc(`${counted}-${shortHash(value)}`)
}

/**
 * Permits one message to a number, if it has not got too many today. Firebase asks `takePermit` before it sends any, and
 * does not know for which account: so none is sent that no account has asked for.
 *
 * @returns whether it is permitted
 */
export async function permitMessage(
  firestore: Firestore,
  number: string,
  now: Date,
): Promise<boolean> {
  const counter = counterOf(firestore, 'number', number)
  return await firestore.runTransaction(async (transaction) => {
    const counted = countOne(await transaction.get(counter), maxMessages.number, now)
    if (!counted) return false
    const permittedUntil = Timestamp.fromMillis(now.getTime() + permitMs)
    transaction.set(counter, { ...counted, permittedUntil })
    return true
  })
}

/**
 * Uses the permit of a number, once, and counts its message for the address and in all.
 *
 * @param address that of the request, as Firebase sees it; undefined in the emulators
 * @returns whether the message may be sent
 */
export async function takePermit(
  firestore: Firestore,
  number: string,
  address: string | undefined,
  now: Date,
): Promise<boolean> {
  const permit = counterOf(firestore, 'number', number)
  const counters = [
    [counterOf(firestore, 'all', ''), maxMessages.all],
    ...(address === undefined
      ? []
      : [[counterOf(firestore, 'address', networkOf(address)), maxMessages.address] as const]),
  ] as const
  return await firestore.runTransaction(async (transaction) => {
    // In one read: a second one of a transaction that has ended meanwhile is an error, and not tried again.
    const [permitted, ...found] = await transaction.getAll(permit, ...counters.map(([ref]) => ref))
    const { permittedUntil } = v.parse(countSchema, permitted?.data() ?? {})
    if (!permittedUntil || permittedUntil.toMillis() < now.getTime()) return false
    const counted = counters.flatMap(([ref, max], at) => {
      const count = countOne(found[at], max, now)
      return count ? [{ ref, count }] : []
    })
    if (counted.length < counters.length) return false
    for (const { ref, count } of counted) transaction.set(ref, count)
    transaction.update(permit, { permittedUntil: FieldValue.delete() })
    return true
  })
}

/** The count with one more; undefined when there are too many. */
function countOne(
  counter: DocumentSnapshot | undefined,
  max: number,
  now: Date,
): { day: string; count: number; at: Date } | undefined {
  const day = now.toISOString().slice(0, 10)
  const before = v.parse(countSchema, counter?.data() ?? {})
  const count = before.day === day ? before.count : 0
  return count < max ? { day, count: count + 1, at: now } : undefined
}

/** An address of version 6 belongs to a network of which one customer has all: its first four groups. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}

/** Forgets what was counted more than two days before `now`, in milliseconds since 1970. */
export async function forgetOldCounts(firestore: Firestore, now: number): Promise<void> {
  const old = new Date(now - countRetentionMs)
  await deleteAll(firestore.collection('phoneCodes').where('at', '<', old))
}
