import type { Refusal } from '@adamarket/shared/domain/moderation/moderation.ts'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { HttpsError, onCall } from 'firebase-functions/v2/https'

import { authorOf } from '#functions/listings/author-of.ts'
import type { Step } from '#functions/events/run-steps.ts'
import { runSteps, withSteps } from '#functions/events/run-steps.ts'
import { limitReport } from '#functions/limits/limit-actions.ts'
import { rateLimits } from '#functions/limits/rate-limits.ts'
import { readCall } from '#functions/base/read-call.ts'
import { refuseBeyond } from '#functions/limits/refuse-beyond.ts'

import { decide } from './decide.ts'
import { decisionSchema } from './decision-schema.ts'
import { followCase } from './follow-case.ts'
import { followDecision } from './follow-decision.ts'
import { findUsers as usersFor, userSearchSchema } from './find-users.ts'
import { noteReporter } from './note-reporter.ts'
import { object, objectionSchema } from './object.ts'

/** Counts new reports, opens the case of a reported listing, and follows reports that are deleted. */
export const followReports = onDocumentWritten(
  { document: 'reports/{reportId}', ...withSteps },
  async ({ id, time, params: { reportId }, data }) => {
    if (!data) return
    const { before, after } = data
    const fields = (after.exists ? after : before).data()
    const uid = authorOf(fields)
    const listingId: unknown = fields?.['listingId']
    const services = { firestore: getFirestore(), auth: getAuth() }
    const { firestore } = services
    const steps: Step[] = []
    if (!before.exists && uid !== undefined) {
      const at = new Date(time).toISOString()
      steps.push({ name: 'limit', run: () => limitReport(firestore, uid, reportId, at) })
    }
    if (typeof listingId === 'string' && listingId !== '') {
      steps.push(
        { name: 'reporter', run: () => noteReporter(services, reportId) },
        {
          // It weighs reports by who sent them.
          name: 'case',
          after: ['reporter'],
          run: () => followCase(firestore, listingId, new Date()),
        },
      )
    }
    await runSteps(firestore, { functionName: 'followReports', id }, steps)
  },
)

/** Does what follows a decision. */
export const followDecisions = onDocumentCreated(
  { document: 'auditLog/{entryId}', ...withSteps },
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

/** Called by the desk with a text; answers with `users`, each a `FoundUser`. */
export const findUsers = onCall(async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  const firestore = getFirestore()
  await refuseBeyond(rateLimits.userSearches, firestore, auth.uid)
  const services = { firestore, auth: getAuth() }
  const users = await usersFor(services, auth.uid, readCall(userSearchSchema, data), new Date())
  if (!users) throw new HttpsError('permission-denied', 'For moderators')
  // Who looked for whom, without what was typed.
  logger.info('A moderator searched for users', {
    moderator: auth.uid,
    found: users.map(({ id }) => id),
  })
  return { users }
})

/** Called by a seller with an objection. */
export const objectToDecision = onCall(async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  await refuseBeyond(rateLimits.objections, getFirestore(), auth.uid)
  const objection = readCall(objectionSchema, data)
  if (await object(getFirestore(), auth.uid, objection, new Date())) return {}
  throw new HttpsError('failed-precondition', 'There is no such notice, or it allows no objection')
})
