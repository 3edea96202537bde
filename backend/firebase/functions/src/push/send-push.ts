import type { Firestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'

import { deviceRef, readDevice, readPushMessage } from './push-messages.ts'
import type { PushKeys } from './web-push.ts'

export type PushServices = {
  readonly firestore: Firestore
  readonly keys: PushKeys
  /** The site's origin. */
  readonly site: string
}

/** How long a push service may take to answer. */
const timeLimitMs = 10_000

/** By these a push service says that a subscription has ended. */
const endedStatuses = [404, 410]

/**
 * Sends a notification at most once: it is deleted before, so that the second of two events finds none. One that a push
 * service does not take, or that cannot be encrypted with the keys of its device, is lost; the count at the search
 * remains. A subscription that has ended is deleted.
 */
export async function sendPush(
  { firestore, keys, site }: PushServices,
  messageId: string,
): Promise<void> {
  const ref = firestore.doc(`pushMessages/${messageId}`)
  const message = await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref)
    if (!stored.exists) return undefined
    transaction.delete(ref)
    return readPushMessage(stored.data())
  })
  if (!message) return
  const { userId, device: id, search, ...notification } = message
  const subscriptionRef = deviceRef(firestore, userId, id)
  const device = readDevice((await subscriptionRef.get()).data())
  // The user may have turned it off, or another device may have taken the id.
  if (!device?.searches.includes(search)) return
  // Loaded here, since no other function needs it.
  const { pushRequest } = await import('./web-push.ts')
  let request: RequestInit
  try {
    request = pushRequest(device, JSON.stringify(notification), keys, site)
  } catch (cause) {
    // Users write the keys of their devices; another attempt would end in the same way.
    logger.warn('A notification could not be encrypted', { cause: String(cause) })
    return
  }
  const status = await answerOf(device.endpoint, request)
  if (status >= 200 && status < 300) return
  logger.warn('A push service did not take a notification', { status })
  if (!endedStatuses.includes(status)) return
  await firestore.runTransaction(async (transaction) => {
    const stored = readDevice((await transaction.get(subscriptionRef)).data())
    if (stored?.endpoint === device.endpoint) transaction.delete(subscriptionRef)
  })
}

/** The status of the answer; 0 without one. */
async function answerOf(endpoint: string, request: RequestInit): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeLimitMs)
    const { status } = await fetch(endpoint, { ...request, redirect: 'manual', signal })
    return status
  } catch {
    return 0
  }
}
