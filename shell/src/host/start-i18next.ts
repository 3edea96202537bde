import type { Language } from '@adamarket/shared/domain/languages.ts'
import { isolate } from '@adamarket/shared/i18n/isolate.ts'
import type { i18n } from 'i18next'
import { createInstance } from 'i18next'
import { setI18n } from 'react-i18next'

export function startI18next(language: Language): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    ns: [],
    // React escapes what it renders.
    interpolation: { escape: isolate },
    initAsync: false,
  })
  void instance.init()
  // For pages in a browser, which have no provider: a server renders pages in several languages at once.
  setI18n(instance)
  return instance
}
