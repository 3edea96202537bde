import type { i18n, ResourceKey } from 'i18next'
import { createInstance } from 'i18next'

import type { Language } from '#domain/languages.ts'

import { isolate } from './isolate.ts'

/** The texts of one namespace, one chunk for each language. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ readonly texts: ResourceKey }>>>

export type Texts = {
  readonly i18n: i18n
  /** Loads a namespace in the current language. Rejects when that fails; it can then be called again. */
  readonly add: (namespace: string, loaders: TextLoaders) => Promise<void>
  /** Loads all known namespaces in another language, then switches to it. Rejects when that fails. */
  readonly changeLanguage: (language: Language) => Promise<void>
}

/** The texts of the site. Each part adds its own namespace. */
export function createTexts(initial: Language): Texts {
  const loadersOf = new Map<string, TextLoaders>()
  const instance = createInstance({
    lng: initial,
    fallbackLng: false,
    ns: [],
    // React escapes what it renders.
    interpolation: { escape: isolate },
    initAsync: false,
  })
  void instance.init()
  let current = initial

  const loadedBy = new Map<string, TextLoaders>()

  const load = async (namespace: string, loaders: TextLoaders, language: Language) => {
    const key = `${language} ${namespace}`
    if (loadedBy.get(key) === loaders) return
    const { texts } = await loaders[language]()
    // The texts of a newer release are merged with those that the page in view still uses.
    instance.addResourceBundle(language, namespace, texts, true, true)
    loadedBy.set(key, loaders)
  }

  return {
    i18n: instance,
    add: async (namespace, loaders) => {
      loadersOf.set(namespace, loaders)
      const language = current
      await load(namespace, loaders, language)
      // The language may have changed meanwhile, before `changeLanguage` knew this namespace.
      if (language !== current) await load(namespace, loaders, current)
    },
    changeLanguage: async (language) => {
      await Promise.all(
        [...loadersOf].map(([namespace, loaders]) => load(namespace, loaders, language)),
      )
      current = language
      await instance.changeLanguage(language)
    },
  }
}
