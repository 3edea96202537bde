import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { useState } from 'react'

import type { Texts } from './translate-on-device.ts'

/** Title and description as they are shown. */
export type ShownTexts = Texts & {
  readonly lang: Language | undefined
  readonly dir: 'auto' | 'ltr' | 'rtl'
  /** Says of a translation that it is one, and from which language. */
  readonly mark?: string
}

export type TranslatableTexts = {
  /** Changes with the listing and the language of the page: then the texts are original again. */
  readonly key: string
  readonly shown: ShownTexts
  readonly setTranslation: (translation: ShownTexts | undefined) => void
  /** The language of the listing is found soon after it is shown: a first view does not need it. */
  readonly setWrittenIn: (language: Language | undefined) => void
}

/** The texts of a listing as written, or as translated until the listing or the language of the page changes. */
export function useTranslatableTexts({ title, description }: Listing): TranslatableTexts {
  const key = `${useLocale()}\n${title}\n${description}`
  const [lang, setWrittenIn] = useState<Language>()
  const [made, setMade] = useState<{
    readonly key: string
    readonly translation: ShownTexts | undefined
  }>()
  if (made && made.key !== key) setMade(undefined)
  return {
    key,
    shown: made?.translation ?? { title, description, lang, dir: 'auto' },
    setTranslation: (translation) => setMade({ key, translation }),
    setWrittenIn,
  }
}
