import type { Language } from '#domain/languages.ts'

import type { Found } from './found-texts.ts'
import { foundFor } from './found-texts.ts'

/** Texts that several apps show: each loads those it shows with its own, and a build puts them into one file. */
export type SharedTexts<Texts> = {
  /** Loads them in a language. Rejects when that fails; it can then be called again. */
  readonly load: (language: Language) => Promise<void>
  /** Those that an app has bundled, so that they need not be loaded. */
  readonly keep: (language: Language, texts: Texts) => void
  /** Those of a language that is loaded. Throws when it is not: the app has to name them beside its own. */
  readonly in: (language: Language) => Texts
}

/** @param found with `?page`, without `eager` */
export function sharedTexts<Texts>(
  found: Found<() => Promise<{ readonly default: Texts }>>,
): SharedTexts<Texts> {
  const loaded = new Map<Language, Texts>()
  return {
    load: async (language) => {
      if (loaded.has(language)) return
      loaded.set(language, (await foundFor(found, language)()).default)
    },
    keep: (language, texts) => void loaded.set(language, texts),
    in: (language) => {
      const texts = loaded.get(language)
      if (!texts) throw new Error(`Not loaded: ${Object.keys(found)[0]}`)
      return texts
    },
  }
}
