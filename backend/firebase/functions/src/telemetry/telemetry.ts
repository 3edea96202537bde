import { getFirestore } from 'firebase-admin/firestore'
import { HttpsError, onCall, onRequest } from 'firebase-functions/v2/https'

import { readCall } from '#functions/base/read-call.ts'

import { createKnownReleases, fetchRegistry } from './known-releases.ts'
import { refuseFloods, telemetryLimits } from './refuse-floods.ts'
import { isAdmin, readVisits, visitsSchema } from './read-visits.ts'
import { takeBatch } from './take-batch.ts'

const site = process.env['SITE_ORIGIN'] ?? ''
const known = createKnownReleases(site, Date.now)
const isTaken = refuseFloods(telemetryLimits, Date.now)

/**
 * Counts the failed loads, errors and web vitals that pages send, by release, hour and page. Two instances are the most: a
 * flood loses measurements and costs no more.
 */
export const telemetry = onRequest({ maxInstances: 2 }, async (request, response) => {
  // Behind Hosting all requests come from its servers, which say for whom they ask.
  const address = request.get('fastly-client-ip') ?? request.ip ?? ''
  const { method, rawBody: body = Buffer.alloc(0) } = request
  const services = { firestore: getFirestore(), known, isTaken, now: () => new Date() }
  response.sendStatus(await takeBatch({ method, body, address }, services))
})

/** Called by an admin; answers with `releases`, each a `VisitsOfRelease`. */
export const readReleaseVisits = onCall(async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first')
  const { hours } = readCall(visitsSchema, data)
  const firestore = getFirestore()
  if (!(await isAdmin(firestore, auth.uid))) throw new HttpsError('permission-denied', 'For admins')
  const registry = await fetchRegistry(site)
  return { releases: await readVisits({ firestore, registry, hours, now: new Date() }) }
})
