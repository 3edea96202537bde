import type { Messages, TextLoaders } from '@adamarket/shared/contract/text-loaders.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

export type Texts = {
  /** The language of the page, and the messages of all namespaces in it. */
  readonly store: StoreApi<{ readonly language: Language; readonly messages: Messages }>
  /** Loads a namespace in the current language. Rejects when that fails; it can then be called again. */
  readonly add: (namespace: string, loaders: TextLoaders) => Promise<void>
  /** Loads all known namespaces in another language, then switches to it. Rejects when that fails. */
  readonly changeLanguage: (language: Language) => Promise<void>
}

/** The texts of the site. Each part adds its own namespace. */
export function createTexts(initial: Language): Texts {
  const loadersOf = new Map<string, TextLoaders>()
  const loadedBy = new Map<string, TextLoaders>()
  const messagesByLanguage = new Map<Language, Record<string, Messages>>()
  const messagesOf = (language: Language): Record<string, Messages> => {
    const known = messagesByLanguage.get(language) ?? {}
    messagesByLanguage.set(language, known)
    return known
  }
  const store = createStore<{ language: Language; messages: Messages }>(() => ({
    language: initial,
    messages: messagesOf(initial),
  }))

  const load = async (namespace: string, loaders: TextLoaders, language: Language) => {
    const key = `${language} ${namespace}`
    if (loadedBy.get(key) === loaders) return
    const loaded = await (loaders[language] ?? loaders[languages[0]])()
    // Added in place: a page that shows other texts need not be rendered again. The texts of a newer release are
    // merged with those that the page in view still uses.
    const inLanguage = messagesOf(language)
    inLanguage[namespace] = merged(inLanguage[namespace], loaded.default)
    loadedBy.set(key, loaders)
  }

  return {
    store,
    add: async (namespace, loaders) => {
      loadersOf.set(namespace, loaders)
      const { language } = store.getState()
      await load(namespace, loaders, language)
      // The language may have changed meanwhile, before `changeLanguage` knew this namespace.
      const now = store.getState().language
      if (language !== now) await load(namespace, loaders, now)
    },
    changeLanguage: async (language) => {
      await Promise.all(
        [...loadersOf].map(([namespace, loaders]) => load(namespace, loaders, language)),
      )
      store.setState({ language, messages: messagesOf(language) })
    },
  }
}

function merged(before: Messages | string | undefined, after: Messages): Messages {
  if (!isMessages(before)) return after
  const both = { ...before }
  for (const [key, value] of Object.entries(after)) {
    both[key] = isMessages(value) ? merged(both[key], value) : value
  }
  return both
}

/** A compiled message is a list. */
function isMessages(value: Messages | string | undefined): value is Messages {
  return typeof value === 'object' && !Array.isArray(value)
}
