// Imported by its full name, which is the key of the shared module.
import { IntlProvider } from '@adamarket/shared/contract/texts.ts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { timeZone } from '#domain/locale.ts'

import type { Texts } from './create-texts.ts'

type Props = { readonly texts: Texts; readonly children: ReactNode }

/** Gives the texts of the site to all that is in it. */
export function TextsProvider({ texts, children }: Props) {
  const { language, messages } = useStore(texts.store)
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
