import type { Auth } from 'firebase-admin/auth'
import { getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'

import { pushPublicKey } from '#functions/push/push.ts'

/** What telling users about listings needs. */
export type AlertServices = {
  readonly firestore: Firestore
  readonly auth: Auth
  /** The site's origin, for links. */
  readonly site: string
  /** Whether the site has keys to send notifications; otherwise nothing is read for them. */
  readonly sendsPush?: boolean
}

export function alertServices(): AlertServices {
  return {
    firestore: getFirestore(),
    auth: getAuth(),
    site: process.env['SITE_ORIGIN'] ?? '',
    sendsPush: pushPublicKey !== undefined,
  }
}
