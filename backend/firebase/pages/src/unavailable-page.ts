import {
  languageAttributes,
  languageOf,
  parseLanguage,
} from '@adamarket/shared/domain/languages.ts'
import { foundFor } from '@adamarket/shared/i18n/found-texts.ts'

import type en from './texts/en/unavailable.json'

const texts = import.meta.glob<typeof en>('./texts/*/unavailable.json', {
  eager: true,
  import: 'default',
})

/**
 * The page for visitors when not even the shell's page can be read. It opens the address again by itself.
 *
 * @param tags the visitor's languages, the preferred one first
 * @returns HTML
 */
export function unavailablePage(tags: readonly string[]): string {
  const language = languageOf(tags.find((tag) => parseLanguage(tag)))
  const { title, text } = foundFor(texts, language)
  return `<!doctype html>
<html ${languageAttributes(language)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="5" />
    <title>AdaMarket</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
  </body>
</html>
`
}
