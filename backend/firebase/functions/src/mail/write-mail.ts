import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { mailAsHtml } from './mail-as-html.ts'
import { mailAsText } from './mail-as-text.ts'
import type { Mail } from './mail.ts'
import { addressOf } from './mail.ts'
import { withoutLinks } from './without-links.ts'

/** Not exported, so that only `recipientOf` makes recipients. */
const address = Symbol('address')

type Account = Pick<UserRecord, 'uid' | 'email' | 'emailVerified'>

/** A user who has confirmed the address of their account: anyone can register the address of another person. */
export type Recipient = { readonly userId: string; readonly [address]: string }

/** Undefined for an account that is gone, or has no confirmed address. */
export function recipientOf(account: Account | undefined): Recipient | undefined {
  return account?.emailVerified && account.email !== undefined
    ? { userId: account.uid, [address]: account.email }
    : undefined
}

/**
 * An email in the form of Firebase's extension "Trigger Email", and where it is written to be sent.
 *
 * @param id of an email that must not be written twice
 */
export function mailTo(
  firestore: Firestore,
  { userId, [address]: to }: Recipient,
  mail: Mail,
  id?: string,
): [DocumentReference, object] {
  const message = {
    subject: withoutLinks(mail.subject),
    text: mailAsText(mail),
    html: mailAsHtml(mail),
  }
  const headers = mail.unsubscribe && {
    'List-Unsubscribe': `<${addressOf(mail.unsubscribe)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const fields = { to: [to], userId, at: FieldValue.serverTimestamp(), message }
  const mails = firestore.collection('mail')
  return [
    id === undefined ? mails.doc() : mails.doc(id),
    { ...fields, ...(headers && { headers }) },
  ]
}

/** The emails to a user. */
export function mailsOf(firestore: Firestore, userId: string): Query {
  return firestore.collection('mail').where('userId', '==', userId)
}

export function mailsBefore(firestore: Firestore, time: Date): Query {
  return firestore.collection('mail').where('at', '<', time)
}
