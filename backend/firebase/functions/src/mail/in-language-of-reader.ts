import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages, parseLanguage } from '@adamarket/shared/domain/languages.ts'
import type { Firestore } from 'firebase-admin/firestore'

import type { Mail } from './write-mail.ts'

/** The language of the emails to a user; undefined while the site has not stored it. */
export async function emailLanguageOf(
  firestore: Firestore,
  userId: string,
): Promise<Language | undefined> {
  const settings = await firestore.doc(`users/${userId}/alertSettings/emails`).get()
  const code: unknown = settings.get('language')
  return typeof code === 'string' ? parseLanguage(code) : undefined
}

/** A mail in the language of its reader; if that is not known, in all languages, the default one last. */
export function inLanguageOf(
  language: Language | undefined,
  write: (language: Language) => Mail,
): Mail {
  if (language !== undefined) return write(language)
  const [byDefault, ...others] = languages
  const mails = [...others, byDefault].map(write)
  return {
    subject: mails.map(({ subject }) => subject).join(' · '),
    paragraphs: mails.flatMap(({ paragraphs }, at) =>
      at === 0 ? paragraphs : ['———', ...paragraphs],
    ),
  }
}
