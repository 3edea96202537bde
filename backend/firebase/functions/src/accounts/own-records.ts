import type { OwnRecords, StoredRecord } from '@adamarket/shared/domain/user/own-records.ts'
import type { UserMetadata } from 'firebase-admin/auth'
import { getAuth } from 'firebase-admin/auth'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { Timestamp, getFirestore } from 'firebase-admin/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'

import { storedEmailLanguage } from '#functions/mail/email-language.ts'
import { mailsOf } from '#functions/mail/write-mail.ts'
import { rateLimits } from '#functions/limits/rate-limits.ts'
import { refuseBeyond } from '#functions/limits/refuse-beyond.ts'

import { accountsOf } from './accounts.ts'

type AccountTimes = Pick<UserMetadata, 'creationTime' | 'lastSignInTime'>

/** Called by a user who downloads their data; answers with `OwnRecords`. */
export const readOwnRecords = onCall(async ({ auth }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  await refuseBeyond(rateLimits.ownRecords, getFirestore(), auth.uid)
  const [account] = await accountsOf(getAuth(), [auth.uid])
  return await recordsOf(getFirestore(), auth.uid, account?.metadata)
})

/**
 * What is stored about a user and clients cannot read. A report does not say which moderator answered it; ids that
 * only link documents, and what the mail service notes about its work, are left out.
 */
export async function recordsOf(
  firestore: Firestore,
  uid: string,
  times?: AccountTimes,
): Promise<OwnRecords> {
  const user = firestore.collection('users').doc(uid)
  const of = (collection: string) => firestore.collection(collection).where('userId', '==', uid)
  const one = async (collection: string, without: readonly string[] = []) => {
    const found = await firestore.collection(collection).doc(uid).get()
    return found.exists ? [recordFrom(found.data(), without)] : []
  }
  const [reports, alerts, emails, notifications, notices, limits, roles, emailLanguage] =
    await Promise.all([
      all(of('reports'), ['userId', 'by']),
      all(user.collection('alerts')),
      all(mailsOf(firestore, uid), ['userId', 'headers', 'delivery']),
      all(of('pushMessages'), ['userId']),
      all(user.collection('notices')),
      one('limits', ['id']),
      one('moderators'),
      storedEmailLanguage(firestore, uid),
    ])
  const signIns = times ? [{ ...signInsOf(times), ...(emailLanguage && { emailLanguage }) }] : []
  return { reports, alerts, emails, notifications, notices, limits, roles, signIns }
}

function signInsOf({ creationTime, lastSignInTime }: AccountTimes): StoredRecord {
  return {
    joinedAt: new Date(creationTime).toISOString(),
    // Empty before the first time.
    ...(lastSignInTime && { lastSignedInAt: new Date(lastSignInTime).toISOString() }),
  }
}

async function all(query: Query, without: readonly string[] = []) {
  const { docs } = await query.get()
  return docs.map((found) => recordFrom(found.data(), without))
}

function recordFrom(fields: object | undefined, without: readonly string[]): StoredRecord {
  return Object.fromEntries(
    Object.entries(fields ?? {})
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => [name, plain(value, without)]),
  )
}

function plain(value: unknown, without: readonly string[]): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map((item: unknown) => plain(item, without))
  return typeof value === 'object' && value !== null ? recordFrom(value, without) : value
}
