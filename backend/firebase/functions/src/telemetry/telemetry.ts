import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/v2/https'

import { createKnownReleases } from './known-releases.ts'
import { refuseFloods, telemetryLimits } from './refuse-floods.ts'
import { takeBatch } from './take-batch.ts'

const known = createKnownReleases(process.env['SITE_ORIGIN'] ?? '', Date.now)
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
