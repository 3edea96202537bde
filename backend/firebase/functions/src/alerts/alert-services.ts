import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** What telling users about listings needs. */
export type AlertServices = {
  readonly firestore: Firestore
  readonly auth: Auth
  /** The site's origin, for links. */
  readonly site: string
  /** Whether the site has keys to send notifications; otherwise nothing is read for them. */
  readonly sendsPush?: boolean
}
