import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'

import type { AttributeTexts } from './attribute-texts-en.ts'

const loaders: Readonly<Record<Language, () => Promise<{ readonly texts: AttributeTexts }>>> = {
  en: () => import(/* webpackChunkName: "attributes-en" */ './attribute-texts-en.ts'),
  tr: () => import(/* webpackChunkName: "attributes-tr" */ './attribute-texts-tr.ts'),
}

const loaded = new Map<Language, Promise<AttributeTexts | undefined>>()

/**
 * The names in a language, loaded once; undefined when that fails, and the next caller tries again. The same
 * promise each time, for React's `use`.
 */
export function loadAttributeTexts(language: string): Promise<AttributeTexts | undefined> {
  const wanted = languageOf(language)
  const known = loaded.get(wanted)
  if (known) return known
  const loading = loaders[wanted]().then(
    ({ texts }) => texts,
    () => {
      loaded.delete(wanted)
      return undefined
    },
  )
  loaded.set(wanted, loading)
  return loading
}
