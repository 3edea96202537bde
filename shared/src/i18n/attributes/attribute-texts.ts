import type { AttributeKey } from '#domain/attributes/definitions.ts'
import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'
import { cardWords } from '#i18n/card-words.ts'
import { foundFor } from '#i18n/found-texts.ts'

/** The names of attributes and of their codes; a code without one is shown as it is. */
export type AttributeTexts = {
  readonly language: Language
  readonly names: Readonly<Record<AttributeKey, string>>
  readonly codes: Readonly<Record<string, string>>
  readonly yes: string
}

/** The names without those of the codes that cards show. */
const loaders = import.meta.glob<Omit<AttributeTexts, 'language'>>(
  '../../texts/*/attributes.json',
  {
    import: 'default',
  },
)

const loaded = new Map<Language, Promise<AttributeTexts | undefined>>()

/**
 * The names in a language, loaded once; undefined when that fails, and the next caller tries again. The same
 * promise each time, for React's `use`.
 */
export function loadAttributeTexts(tag: string): Promise<AttributeTexts | undefined> {
  const language = languageOf(tag)
  const known = loaded.get(language)
  if (known) return known
  const loading = foundFor(loaders, language)().then(
    ({ codes, ...texts }) => ({
      language,
      ...texts,
      codes: { ...cardWords(language).codes, ...codes },
    }),
    () => {
      loaded.delete(language)
      return undefined
    },
  )
  loaded.set(language, loading)
  return loading
}
