import { languages } from '#domain/languages.ts'
import { foundFor } from '#i18n/found-texts.ts'
import type { PageTexts } from '#i18n/shared-texts.ts'
import { ownTexts } from '#i18n/shared-texts.ts'

const pages = import.meta.glob<PageTexts<object>>('../src/texts/*/cards.json', {
  query: '?page=cards,categories,contact,failure,favourite,places,seller',
  eager: true,
  import: 'default',
})

// For tests of parts: on a page, the app's own texts bring the shared ones.
for (const language of languages) ownTexts(language, foundFor(pages, language))
