import type { FlatNamespace, i18n, ResourceKey, TFunction } from 'i18next'

import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

/**
 * Texts that come with the code that shows them, as a namespace of their own, in all languages: showing them, or another
 * language, waits for nothing.
 *
 * @returns A function that gives their `t`, in the language of the page
 */
export function createNamespace<Ns extends FlatNamespace>(
  namespace: Ns,
  texts: Readonly<Record<Language, ResourceKey>>,
): (i18n: i18n) => TFunction<Ns> {
  const knownTo = new WeakSet<i18n>()
  return (i18n) => {
    if (!knownTo.has(i18n)) {
      for (const language of languages) {
        // The texts of a newer release are merged with those that the page in view still uses.
        i18n.addResourceBundle(language, namespace, texts[language], true, true)
      }
      knownTo.add(i18n)
    }
    return i18n.getFixedT(null, namespace)
  }
}
