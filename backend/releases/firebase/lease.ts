import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'

import { CannotStart } from '#platform/cannot-start.ts'

/** How long a lease holds, in milliseconds: far longer than publishing takes. A crash holds up others so long. */
const duration = 10 * 60_000
/** Between two looks whether it is free, in milliseconds. */
const pause = 500

/**
 * Does some work while no other holder of the same name works, on any machine.
 *
 * @param work told how to make sure, before it changes anything for good, that it still has the lease
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
      transaction.set(lease, { holder, until: Timestamp.fromMillis(Date.now() + duration) })
      return true
    })
  const isOurs = async () => (await lease.get()).get('holder') === holder

  // Each look follows the one before it.
  while (!(await take())) await setTimeout(pause)
  try {
    return await work(async () => {
      if (await isOurs()) return
      throw new CannotStart(
        `This took so long that another release has taken over ${name}: repeat it.`,
      )
    })
  } finally {
    if (await isOurs()) await lease.delete()
  }
}
