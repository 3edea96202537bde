import type { Auth } from 'firebase-admin/auth'
import { getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import { beforeSmsSent } from 'firebase-functions/v2/identity'
import * as v from 'valibot'

import { readCall } from '#functions/base/read-call.ts'
import { rateLimits } from '#functions/limits/rate-limits.ts'
import { refuseBeyond } from '#functions/limits/refuse-beyond.ts'

import { markPhoneOfUser } from './mark-phone.ts'
import { permitMessage, takePermit } from './phone-codes.ts'

type Services = { readonly firestore: Firestore; readonly auth: Auth }

export const codeSchema = v.object({
  phoneNumber: v.pipe(v.string(), v.regex(/^\+[1-9]\d{4,14}$/)),
})
export const changeSchema = v.object({ isRemoved: v.boolean() })

/** Called by a user who wants a message with a code, before Firebase is asked to send it. */
export const requestPhoneCode = onCall(async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  const services = { firestore: getFirestore(), auth: getAuth() }
  await permitCode(services, auth.uid, readCall(codeSchema, data).phoneNumber, new Date())
})

/**
 * Permits one message to a number that no other account has verified: without that, the holder of a number could sign in
 * as the account that it is linked to, and each such message would cost.
 *
 * @throws HttpsError for a caller who may not have one
 */
export async function permitCode(
  { firestore, auth }: Services,
  uid: string,
  phoneNumber: string,
  now: Date,
): Promise<void> {
  await refuseBeyond(rateLimits.phoneCodes, firestore, uid)
  const { users } = await auth.getUsers([{ phoneNumber }])
  if (users.some((user) => user.uid !== uid)) {
    throw new HttpsError('permission-denied', 'Another account has verified this number')
  }
  if (await permitMessage(firestore, phoneNumber, now)) return
  throw new HttpsError('resource-exhausted', 'Too many messages to this number: try again tomorrow')
}

/** Asked by Firebase before it sends a message. */
export const limitPhoneMessages = beforeSmsSent(async ({ additionalUserInfo, ipAddress }) => {
  const number = additionalUserInfo?.phoneNumber ?? ''
  if (await takePermit(getFirestore(), number, ipAddress || undefined, new Date())) return
  logger.warn('A message with a code is refused')
  throw new HttpsError('resource-exhausted', 'No account may have this message sent')
})

/** Called by a user whose number was verified just now, or who removes it. */
export const followPhone = onCall(async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  const services = { firestore: getFirestore(), auth: getAuth() }
  await changePhone(services, auth.uid, readCall(changeSchema, data).isRemoved)
})

/** Removes the number of an account if it is to be removed, and marks the user's listings by the one that it has now. */
export async function changePhone(
  services: Services,
  uid: string,
  isRemoved: boolean,
): Promise<void> {
  await refuseBeyond(rateLimits.phoneChanges, services.firestore, uid)
  // The number first: a mark that returns meanwhile is taken away with the rest, or by the step of its listing.
  if (isRemoved) await services.auth.updateUser(uid, { phoneNumber: null })
  await markPhoneOfUser(services, uid)
}
