import type { Language } from '@adamarket/shared/domain/languages.ts'
import { searchKey } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { openAccount } from '#functions/accounts/accounts.ts'
import { emailLanguageOf } from '#functions/mail/email-language.ts'
import type { Recipient } from '#functions/mail/write-mail.ts'
import { recipientOf } from '#functions/mail/write-mail.ts'
import type { Device, PushMessage } from '#functions/push/push-messages.ts'
import { devicesOf } from '#functions/push/push-messages.ts'
import { notificationAbout } from '#functions/push/push-texts.ts'

import type { AlertServices } from './alert-services.ts'
import type { IndexedSearch } from './stored-search.ts'

type Chosen = Pick<IndexedSearch, 'searchId' | 'createdAt'>

/** Where a user can be alerted about saved searches, and in which language. */
export type Recipients = {
  /** Undefined without a confirmed address. */
  readonly recipient: Recipient | undefined
  /** The devices on which the user has chosen saved searches; none where the site has no keys. */
  readonly devices: readonly Device[]
  readonly language: Language
}

/** Undefined when there is none: a closed account has no recipients. */
export async function findRecipients(
  { firestore, auth, sendsPush }: AlertServices,
  userId: string,
): Promise<Recipients | undefined> {
  const account = await openAccount(auth, userId)
  const devices = account && sendsPush ? await devicesOf(firestore, userId) : []
  const recipient = recipientOf(account)
  if (!recipient && devices.length === 0) return undefined
  return { recipient, devices, language: await emailLanguageOf(firestore, userId) }
}

export function isChosen({ searches }: Device, indexed: Chosen): boolean {
  return searches.includes(keyOf(indexed))
}

export function isChosenOnAny(devices: readonly Device[], indexed: Chosen): boolean {
  return devices.some((device) => isChosen(device, indexed))
}

/** The notification for a device, and where it is written to be sent. */
export function pushTo(
  firestore: Firestore,
  { id }: Device,
  indexed: IndexedSearch,
  listings: readonly Listing[],
  language: Language,
): [DocumentReference, PushMessage & { readonly at: FieldValue }] {
  const message = {
    userId: indexed.userId,
    device: id,
    search: keyOf(indexed),
    ...notificationAbout(listings, language),
    at: FieldValue.serverTimestamp(),
  }
  return [firestore.collection('pushMessages').doc(), message]
}

function keyOf({ searchId, createdAt }: Chosen): string {
  // Not `toDate`, which rounds up to the next millisecond here and not in browsers.
  const savedAt = new Date(createdAt.toMillis())
  return searchKey({ id: searchId, createdAt: savedAt.toISOString() })
}
