import type { Language } from '@adamarket/shared/domain/languages.ts'
import { savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { emailLanguageOf } from '#functions/mail/email-language.ts'

import { readEmailLink, settingsRef } from './favourite-emails.ts'
import { isUnsubscribeSecret } from './unsubscribe-link.ts'
import type { StoredSearch } from './stored-search.ts'
import { isAbout, readIndexedSearch, readSavedSearch, savedSearchRef } from './stored-search.ts'

/** What a link in an email leads to: emails about the saved search of a name, or else about favourites. */
export type Subscription = { readonly language: Language } & Partial<Pick<StoredSearch, 'name'>>

/**
 * Finds what a link in an email is about, and ends the emails about it if `isToEnd`. Repeating it changes nothing.
 *
 * @param secrets those of the link, of any origin
 * @returns none when the saved searches are gone, or the account
 */
export async function followUnsubscribeLink(
  firestore: Firestore,
  secrets: readonly string[],
  isToEnd: boolean,
): Promise<readonly Subscription[]> {
  // No email is about more searches than a user may have.
  const found = secrets
    .slice(0, savedSearchLimits.count)
    .map((secret) => followSecret(firestore, secret, isToEnd))
  return (await Promise.all(found)).filter((about) => about !== undefined)
}

async function followSecret(
  firestore: Firestore,
  link: string,
  isToEnd: boolean,
): Promise<Subscription | undefined> {
  if (!isUnsubscribeSecret(link)) return undefined
  const index = firestore.collection('savedSearchIndex')
  const [entry] = (await index.where('unsubscribe', '==', link).limit(1).get()).docs
  if (!entry) return await aboutFavourites(firestore, link, isToEnd)
  const indexed = readIndexedSearch(entry.data())
  const ref = savedSearchRef(firestore, indexed)
  const language = await emailLanguageOf(firestore, indexed.userId)
  return await firestore.runTransaction(async (transaction) => {
    const saved = readSavedSearch((await transaction.get(ref)).data())
    if (!isAbout(indexed, saved)) return undefined
    if (isToEnd) transaction.update(ref, { notify: 'never' })
    return { name: saved.name, language }
  })
}

async function aboutFavourites(
  firestore: Firestore,
  link: string,
  isToEnd: boolean,
): Promise<Subscription | undefined> {
  const watchers = firestore.collection('favouriteWatchers')
  const [found] = (await watchers.where('unsubscribe', '==', link).limit(1).get()).docs
  if (!found) return undefined
  const { userId } = readEmailLink(found.data())
  const ref = settingsRef(firestore, userId)
  await firestore.runTransaction(async (transaction) => {
    // Without settings there are no emails to end.
    if (isToEnd && (await transaction.get(ref)).exists) transaction.update(ref, { isOn: false })
  })
  return { language: await emailLanguageOf(firestore, userId) }
}
