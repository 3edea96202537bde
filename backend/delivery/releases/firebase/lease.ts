import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'

import { CommandError } from '#base/command-error.ts'

/** How long a lease lasts, in milliseconds: far longer than publishing takes, and how long a crash blocks others. */
const leaseMs = 10 * 60_000
/** Time between two attempts to get the lease, in milliseconds. */
const retryAfterMs = 500

/**
 * Does some work while no other holder of the same lease does, on any machine.
 *
 * @param work gets a function that makes sure, before a permanent change, that it still has the lease
 */
export async function withLease<Value>(
  firestore: Firestore,
  name: string,
  work: (refuseIfLost: () => Promise<void>) => Promise<Value>,
): Promise<Value> {
  const lease = firestore.doc(`deployment/lease-${name}`)
  const holder = randomUUID()
  const take = () =>
    firestore.runTransaction(async (transaction) => {
      const held = await transaction.get(lease)
      const until: unknown = held.get('until')
      if (until instanceof Timestamp && until.toMillis() > Date.now()) return false
      transaction.set(lease, { holder, until: Timestamp.fromMillis(Date.now() + leaseMs) })
      return true
    })
  const isOurs = async () => (await lease.get()).get('holder') === holder

  // Attempts run in sequence.
  while (!(await take())) await setTimeout(retryAfterMs)
  try {
    return await work(async () => {
      if (await isOurs()) return
      throw new CommandError(
        `This took so long that another release has taken over ${name}: repeat it.`,
      )
    })
  } finally {
    if (await isOurs()) await lease.delete()
  }
}
