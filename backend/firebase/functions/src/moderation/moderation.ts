import type { Refusal } from '@adamarket/shared/domain/moderation/moderation.ts'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'

import { rateLimits } from '#functions/rate-limits.ts'
import { readCall } from '#functions/read-call.ts'
import { refuseBeyond } from '#functions/refuse-beyond.ts'
import { runSteps } from '#functions/run-steps.ts'
import { isExposed, settleListing } from '#functions/withheld/stored-listing.ts'

import { decide } from './decide.ts'
import { decisionSchema } from './decision-schema.ts'
import { followCase, lastFields } from './follow-case.ts'
import { followDecision } from './follow-decision.ts'
import { noteReporter } from './note-reporter.ts'
import { object, objectionSchema } from './object.ts'

/** Opens the case of a reported listing, and follows reports that are deleted. */
export const followReports = onDocumentWritten(
  { document: 'reports/{reportId}', retry: true },
  async ({ params: { reportId }, data }) => {
    const listingId: unknown = (data?.after.exists ? data.after : data?.before)?.get('listingId')
    if (typeof listingId !== 'string' || listingId === '') return
    const services = { firestore: getFirestore(), auth: getAuth() }
    await noteReporter(services, reportId)
    await followCase(services.firestore, listingId, new Date())
  },
)

/** Opens the case of a listing that is held, and keeps each case in step with its listing. */
export const followListings = onDocumentWritten(
  { document: 'posts/{postId}', retry: true },
  async ({ params: { postId }, data }) => {
    const fields = data?.after.data()
    const firestore = getFirestore()
    await runSteps([
      async () => {
        if (fields && isExposed(fields, false)) await settleListing(firestore, postId)
      },
      () => followCase(firestore, postId, new Date(), { last: lastFields(data) }),
    ])
  },
)

/** Does what follows a decision. */
export const followDecisions = onDocumentCreated(
  { document: 'auditLog/{entryId}', retry: true },
  async ({ params: { entryId } }) => {
    const services = {
      firestore: getFirestore(),
      auth: getAuth(),
      site: process.env['SITE_ORIGIN'] ?? '',
    }
    await followDecision(services, entryId)
  },
)

/** Called by the desk with a `Decision`; answers with the new version of the case, or a `Refusal`. */
export const decideCase = onCall(async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  const decision = readCall(decisionSchema, data)
  const decided = await decide(getFirestore(), auth.uid, decision, new Date())
  if (decided.ok) return { version: decided.value }
  if (decided.error === 'request-used') {
    const details: { readonly refusal: Refusal } = { refusal: 'not-possible' }
    throw new HttpsError('failed-precondition', 'This requestId made another decision', details)
  }
  const refusal: Refusal = decided.error
  throw new HttpsError(
    refusal === 'no-moderator' ? 'permission-denied' : 'failed-precondition',
    refusal,
    { refusal },
  )
})

/** Called by a seller with an objection. */
export const objectToDecision = onCall(async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  await refuseBeyond(rateLimits.objections, getFirestore(), auth.uid)
  const objection = readCall(objectionSchema, data)
  if (await object(getFirestore(), auth.uid, objection, new Date())) return {}
  throw new HttpsError('failed-precondition', 'There is no such notice, or it allows no objection')
})
