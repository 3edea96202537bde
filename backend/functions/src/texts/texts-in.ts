import type { Language } from '@adamarket/shared/domain/languages.ts'
import { createTranslator } from 'use-intl/core'

import en from './en/functions.json'
import tr from './tr/functions.json'

const messagesOf: Readonly<Record<Language, typeof en>> = { en, tr }

/** The texts of emails, notifications and the pages of links in emails, in a language: ICU messages. */
export function textsIn<Namespace extends keyof typeof en>(
  language: Language,
  namespace: Namespace,
) {
  return createTranslator<typeof en, Namespace>({
    locale: language,
    messages: messagesOf[language],
    namespace,
    onError: (error) => {
      throw error
    },
  })
}
