import { warn } from 'firebase-functions/logger'
import { onRequest } from 'firebase-functions/v2/https'

import { createHandler } from '#pages/handler.ts'

/**
 * The pages of the site, behind the shell's Hosting site. `SITE_ORIGIN` is the origin of that site: the function
 * reads what is released there, and believes no header about it.
 */
export const pages = onRequest(
  { concurrency: 40, maxInstances: 10, memory: '512MiB', timeoutSeconds: 10 },
  createHandler({
    origin: process.env['SITE_ORIGIN'] ?? '',
    report: ({ what, cause, details }) => warn(what, { cause: String(cause), ...details }),
  }),
)
