import type { Language } from '@adamarket/shared/domain/languages.ts'
import { foundFor } from '@adamarket/shared/i18n/found-texts.ts'
import type { PageTexts } from '@adamarket/shared/i18n/shared-texts.ts'
import { ownTexts } from '@adamarket/shared/i18n/shared-texts.ts'
import { createTranslator } from 'use-intl/core'

import type en from '#functions/texts/en/functions.json'

const pages = import.meta.glob<PageTexts<typeof en>>('./*/functions.json', {
  query: '?page=cards',
  eager: true,
  import: 'default',
})

/** The texts of emails, notifications and the pages of links in emails, in a language: ICU messages. */
export function textsIn<Namespace extends keyof typeof en>(
  language: Language,
  namespace: Namespace,
) {
  return createTranslator<typeof en, Namespace>({
    locale: language,
    messages: ownTexts(language, foundFor(pages, language)),
    namespace,
    onError: (error) => {
      throw error
    },
  })
}
