import { canHost } from '@adamarket/shared/contract/version.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { OlderTexts } from '@adamarket/shared/i18n/create-texts.ts'
import type { i18n } from 'i18next'

import { lazy } from './lazy.ts'

/** The last contract whose remotes show their texts by i18next. */
const lastWithI18next = '2.8.0'

/** The texts of releases for contract 2.8 and below, by i18next, which only such a release loads. */
export type I18nextTexts = OlderTexts & {
  /** As in their `HostServices`. Throws unless one is loaded. */
  readonly i18n: i18n
  /** Resolves when a release for that contract can create its routes. */
  readonly prepareFor: (contractVersion: string) => Promise<void>
  readonly isLoaded: () => boolean
}

export function createI18nextTexts(initial: Language): I18nextTexts {
  let current = initial
  let loaded: i18n | undefined
  const { get, isLoaded } = lazy(async () => {
    const { startI18next } = await import('./start-i18next.ts')
    loaded = startI18next(current)
    return loaded
  })
  return {
    get i18n() {
      if (!loaded) throw new Error('i18next is loaded for releases for an older contract only')
      return loaded
    },
    prepareFor: async (contractVersion) => {
      if (canHost(lastWithI18next, contractVersion)) await get()
    },
    isLoaded,
    add: async (language, namespace, texts) => {
      const instance = await get()
      // The texts of a newer release are merged with those that the page in view still uses.
      instance.addResourceBundle(language, namespace, texts, true, true)
    },
    changeLanguage: async (language) => {
      current = language
      await loaded?.changeLanguage(language)
    },
  }
}
