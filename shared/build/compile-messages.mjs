import { existsSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'

/** The files of messages: `src/texts/<language>/<namespace>.json`, ICU MessageFormat. */
export const messageFile = /[\\/]src[\\/]texts[\\/][a-z]{2}[\\/][\w-]+\.json$/

/** Before a text that waits for its translation: `npm run create-language` puts it there. */
export const untranslated = '[en] '

/** What the texts of other languages are completed with. */
const defaultLanguage = 'en'

/**
 * Messages as a page formats them, without a parser of its own (icu-minify). A text that the language does not have is the
 * English one. Throws for a wrong one.
 *
 * @param {string} json
 * @param {string} file its path
 * @returns {string} JSON as well
 */
export function compileMessages(json, file) {
  const english = englishOf(file)
  const texts = JSON.parse(json)
  const whole = existsSync(english)
    ? completed(texts, JSON.parse(readFileSync(english, 'utf8')))
    : texts
  return JSON.stringify(whole, (_key, value) =>
    typeof value === 'string' ? compile(value.replace(untranslated, '')) : value,
  )
}

/**
 * The file with the same texts in English, on which a build depends as well.
 *
 * @param {string} file
 */
export function englishOf(file) {
  return file.replace(/([\\/])[a-z]{2}([\\/][\w-]+\.json)$/, `$1${defaultLanguage}$2`)
}

/**
 * @param {Catalogue} texts
 * @param {Catalogue} english
 * @returns {Catalogue}
 */
function completed(texts, english) {
  const all = { ...english, ...texts }
  for (const [key, value] of Object.entries(english)) {
    const own = texts[key]
    if (typeof own === 'object' && typeof value === 'object') all[key] = completed(own, value)
  }
  return all
}

/** @typedef {{ [key: string]: string | Catalogue }} Catalogue */
