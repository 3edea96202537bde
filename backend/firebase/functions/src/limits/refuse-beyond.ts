import { randomUUID } from 'node:crypto'

import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'

import type { RateLimit } from './rate-limits.ts'
import { recordAction } from './record-action.ts'

/** Counts a call, before it does anything. @throws HttpsError for the caller of one too many */
export async function refuseBeyond(
  limit: RateLimit,
  firestore: Firestore,
  uid: string,
): Promise<void> {
  const call = { id: randomUUID(), at: new Date().toISOString() }
  if (await recordAction(firestore, uid, call, limit)) return
  throw new HttpsError('resource-exhausted', 'Too many calls: try again later')
}
