import type { DeviceSubscription } from '@adamarket/shared/domain/user/device-alerts.ts'
import { deviceLimit } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

/** A document of `users/{uid}/pushSubscriptions`. */
const device = v.object({
  endpoint: v.pipe(v.string(), v.url()),
  p256dh: v.string(),
  auth: v.string(),
  /** By `searchKey`. */
  searches: v.array(v.string()),
})

/** A document of `pushMessages`: a notification to one device, if a search is still chosen there when it is sent. */
const pushMessage = v.object({
  userId: v.string(),
  device: v.string(),
  search: v.string(),
  title: v.string(),
  body: v.string(),
  path: v.string(),
})

export type PushMessage = v.InferOutput<typeof pushMessage>

/** A browser in which a user has chosen saved searches. */
export type Device = { readonly id: string; readonly searches: readonly string[] }

/** Undefined for a document that is missing or none. */
export function readDevice(
  fields: unknown,
): (DeviceSubscription & Pick<Device, 'searches'>) | undefined {
  const parsed = v.safeParse(device, fields)
  return parsed.success ? parsed.output : undefined
}

/** Throws when the document is none. */
export function readPushMessage(fields: unknown): PushMessage {
  return v.parse(pushMessage, fields)
}

export function deviceRef(firestore: Firestore, userId: string, id: string): DocumentReference {
  return firestore.doc(`users/${userId}/pushSubscriptions/${id}`)
}

/** The devices on which a user has chosen something. */
export async function devicesOf(firestore: Firestore, userId: string): Promise<readonly Device[]> {
  const all = firestore.collection(`users/${userId}/pushSubscriptions`).limit(deviceLimit)
  return (await all.get()).docs.flatMap((one) => {
    const { searches } = readDevice(one.data()) ?? {}
    return searches ? [{ id: one.id, searches }] : []
  })
}
