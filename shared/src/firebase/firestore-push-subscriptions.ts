import type { DocumentData, DocumentReference, Firestore } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore'

import { deviceLimit } from '#domain/device-alerts.ts'
import type { PushSubscriptionsPort } from '#domain/ports.ts'
import { savedSearchLimits } from '#domain/saved-search.ts'
import { isoTime, own, texts } from '#domain/stored-fields.ts'

import { ask, write } from './access.ts'

/** The only ids that the security rules allow, so that no user has more. */
const ids = Array.from({ length: deviceLimit }, (_, index) => `${index + 1}`)

type Stored = { readonly ref: DocumentReference; data(): DocumentData | undefined }

const endpointOf = (device: Stored) => own(device.data() ?? {}, 'endpoint')

/** Missing ones are the oldest. */
const changedAt = (device: Stored) => isoTime(own(device.data() ?? {}, 'changedAt')) ?? ''

/** Devices that are told about saved searches, from `users/{uid}/pushSubscriptions/{id}`. */
export function createFirestorePushSubscriptions(firestore: Firestore): PushSubscriptionsPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'pushSubscriptions')
  const find = async (userId: string, endpoint: string) => {
    const { docs } = await getDocsFromServer(query(of(userId), limit(deviceLimit)))
    return docs.find((device) => endpointOf(device) === endpoint)
  }
  return {
    chosen: (userId, endpoint) =>
      ask(async () => {
        const device = await find(userId, endpoint)
        return device ? texts(device.data(), 'searches', savedSearchLimits.count, 40) : []
      }),
    choose: (userId, subscription, searches) =>
      write(() =>
        runTransaction(firestore, async (transaction) => {
          const devices = await Promise.all(ids.map((id) => transaction.get(doc(of(userId), id))))
          const [oldest] = devices.toSorted((a, b) => (changedAt(a) < changedAt(b) ? -1 : 1))
          const device = devices.find((one) => endpointOf(one) === subscription.endpoint) ?? oldest
          if (device) {
            const { endpoint, p256dh, auth } = subscription
            const fields = { endpoint, p256dh, auth, searches, changedAt: serverTimestamp() }
            transaction.set(device.ref, fields)
          }
        }),
      ),
    remove: (userId, endpoint) =>
      write(async () => {
        const device = await find(userId, endpoint)
        if (device) await deleteDoc(device.ref)
      }),
  }
}
