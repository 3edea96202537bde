import type { DocumentData, DocumentReference, Firestore } from 'firebase/firestore/lite'
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite'

import { deviceLimit, pushServiceOf } from '#domain/user/device-alerts.ts'
import type { PushSubscriptionsPort } from '#domain/ports.ts'
import { savedSearchLimits } from '#domain/search/saved-search.ts'
import { isoTime, own, text, texts } from '#domain/stored-fields.ts'

import { allowedIds } from './create-under-free-id.ts'
import { toResult, write } from './to-result.ts'

type Stored = { readonly ref: DocumentReference; data(): DocumentData | undefined }

const endpointOf = (device: Stored) => own(device.data() ?? {}, 'endpoint')

/** A device without a time is the oldest. */
const changedAt = (device: Stored) => isoTime(own(device.data() ?? {}, 'changedAt')) ?? ''

const oldestFirst = (a: Stored, b: Stored) => (changedAt(a) < changedAt(b) ? -1 : 1)

const searchesOf = (fields: DocumentData) => texts(fields, 'searches', savedSearchLimits.count, 40)

/** Longer than any that the rules allow. */
const endpointLength = 1_000

/** Devices that are notified about saved searches, from `users/{uid}/pushSubscriptions/{id}`. */
export function createFirestorePushSubscriptions(firestore: Firestore): PushSubscriptionsPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'pushSubscriptions')
  const devicesOf = async (userId: string) =>
    (await getDocs(query(of(userId), limit(deviceLimit)))).docs
  const find = async (userId: string, endpoint: string) =>
    (await devicesOf(userId)).find((device) => endpointOf(device) === endpoint)
  return {
    chosen: (userId, endpoint) =>
      toResult(async () => {
        const device = await find(userId, endpoint)
        return device ? searchesOf(device.data()) : []
      }),
    choose: (userId, subscription, searches) =>
      write(() =>
        runTransaction(firestore, async (transaction) => {
          const devices = await Promise.all(
            allowedIds(deviceLimit).map((id) => transaction.get(doc(of(userId), id))),
          )
          const [oldest] = devices.toSorted(oldestFirst)
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
    list: (userId) =>
      toResult(async () => {
        const devices = await devicesOf(userId)
        return devices.toSorted(oldestFirst).map((device) => {
          const time = isoTime(own(device.data(), 'changedAt'))
          return {
            pushService: pushServiceOf(text(device.data(), 'endpoint', endpointLength)),
            searches: searchesOf(device.data()),
            ...(time !== undefined && { changedAt: time }),
          }
        })
      }),
  }
}
