import type { Firestore } from 'firebase/firestore/lite'
import { doc, setDoc } from 'firebase/firestore/lite'

import type { AppError } from '#domain/app-error.ts'
import type { Language } from '#domain/languages.ts'
import type { Result } from '#domain/result.ts'

import { write } from './to-result.ts'

/** The language of the emails to a user, in `users/{uid}/alertSettings/emails`. Only functions read it. */
export type EmailLanguagePort = {
  set(userId: string, language: Language): Promise<Result<undefined, AppError>>
}

export function createFirestoreEmailLanguage(firestore: Firestore): EmailLanguagePort {
  return {
    set: (userId, language) =>
      write(() => setDoc(doc(firestore, 'users', userId, 'alertSettings', 'emails'), { language })),
  }
}
