import { languages } from '#domain/languages.ts'
import { sharedTexts } from '#i18n/shared-texts.ts'

/** By stored names, which are those of the default language. */
type Names = Readonly<Record<string, string>>

const [storedIn] = languages

export const categories = sharedTexts<Names>({
  [`/${storedIn}/`]: () => Promise.resolve({ default: {} }),
  ...import.meta.glob<{ readonly default: Names }>('../../texts/*/categories.json', {
    query: '?page',
  }),
})
