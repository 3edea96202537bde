import { warn } from 'firebase-functions/logger'
import { onRequest } from 'firebase-functions/v2/https'

import { asServiceAccount, firestoreAccess } from './as-service-account.ts'
import { createHandler, fileTimeoutMs } from './handler.ts'
import { limitedFetch } from './limited-fetch.ts'

const { SITE_ORIGIN: origin = '', FILES_ORIGIN: filesOrigin = origin } = process.env

const { origin: firestore, accessToken } = firestoreAccess()
// No answer waits longer than that.
globalThis.fetch = limitedFetch(
  asServiceAccount(globalThis.fetch, firestore, accessToken),
  fileTimeoutMs,
)

/**
 * The pages of the site, behind the shell's Hosting site. `SITE_ORIGIN` is its address for visitors; no
 * header is trusted for it. `FILES_ORIGIN`, by default the same, is where the function reads the released
 * files: an address of Hosting that works before the site's own domain does.
 */
export const pages = onRequest(
  {
    concurrency: 40,
    maxInstances: 10,
    memory: '512MiB',
    timeoutSeconds: 10,
    // It may only read: what is released runs as this account.
    serviceAccount: 'page-server@',
  },
  createHandler({
    origin,
    filesOrigin,
    report: ({ what, cause, details }) => warn(what, { cause: String(cause), ...details }),
  }),
)
