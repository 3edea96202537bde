import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages, parseLanguage } from '@adamarket/shared/domain/languages.ts'
import type { Firestore } from 'firebase-admin/firestore'

/** The language of the emails to a user; the default one while the site has stored none. */
export async function emailLanguageOf(firestore: Firestore, userId: string): Promise<Language> {
  return (await storedEmailLanguage(firestore, userId)) ?? languages[0]
}

/** The one that the site has stored: of the page on which the user signed up, or which they chose since. */
export async function storedEmailLanguage(
  firestore: Firestore,
  userId: string,
): Promise<Language | undefined> {
  const settings = await firestore.doc(`users/${userId}/alertSettings/emails`).get()
  const code: unknown = settings.get('language')
  return typeof code === 'string' ? parseLanguage(code) : undefined
}
