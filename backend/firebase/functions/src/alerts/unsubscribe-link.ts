import { randomBytes } from 'node:crypto'

import type { SiteLink } from '#functions/mail/mail.ts'
import { siteLink } from '#functions/mail/mail.ts'

/** A new secret for the links of emails, by which a reader ends them without signing in. */
export function newUnsubscribeSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** Whether a text of any origin can be such a secret. Firestore answers a question about a long text with an error. */
export function isUnsubscribeSecret(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}

/** Where emails about saved searches, or about favourites, are ended, without signing in. */
export function unsubscribeLink(
  site: string,
  about: readonly { readonly unsubscribe: string }[],
): SiteLink {
  return siteLink(site, ['unsubscribe.html'], { link: about.map(({ unsubscribe }) => unsubscribe) })
}
