import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'

/** The files of messages: `src/texts/<language>/<namespace>.json`, ICU MessageFormat. */
export const messageFile = /[\\/]src[\\/]texts[\\/][a-z]{2}[\\/][\w-]+\.json$/

/** Marks the beginning of a text that waits for its translation: `npm run create-language` writes it. */
export const untranslated = '[en] '

/** What the texts of other languages are completed with. */
const defaultLanguage = 'en'

const shared = fileURLToPath(new URL('../src/texts/', import.meta.url))

/**
 * Messages as a page formats them, without a parser of its own (icu-minify). A text that the language does not have is the
 * English one. Throws for a wrong one.
 *
 * @param {string} json
 * @param {string} file its path
 * @param {string} [query] as of `glob`: after `?page`, all texts that a page loads in one language are in one file, those of
 *   an app and the shared ones that it names, as in `?page=cards,places`: see `PageTexts`
 * @returns {string} JSON as well
 */
export function compileMessages(json, file, query = '') {
  const own = compiled(JSON.parse(json), file)
  if (!isPage(query)) return JSON.stringify(own)
  const shown = sharedFiles(file, query).map(([name, path]) => [name, compiled(read(path), path)])
  return JSON.stringify({ own, shared: Object.fromEntries(shown) })
}

/**
 * The files from which a file of messages is compiled, on which a build depends as well.
 *
 * @param {string} file
 * @param {string} query
 */
export function filesBehind(file, query) {
  const shown = isPage(query) ? sharedFiles(file, query).map(([, path]) => path) : []
  return [file, ...shown].flatMap((one) => [one, englishOf(one)]).filter(existsSync)
}

/** @param {string} query */
function isPage(query) {
  return /^\?page(=|$)/.test(query)
}

/**
 * @param {string} file of an app
 * @param {string} query
 * @returns {[name: string, file: string][]}
 */
function sharedFiles(file, query) {
  const [, language] = /([a-z]{2})[\\/][\w-]+\.json$/.exec(file) ?? []
  const names = query.split('=')[1]?.split(',') ?? []
  return names.map((name) => [name, `${shared}${language}/${name}.json`])
}

/**
 * The file with the same texts in English.
 *
 * @param {string} file
 */
function englishOf(file) {
  return file.replace(/([\\/])[a-z]{2}([\\/][\w-]+\.json)$/, `$1${defaultLanguage}$2`)
}

/**
 * @param {string} file
 * @returns {Catalogue} nothing when there is none: names are stored in English, and need no file in it
 */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * @param {Catalogue} texts
 * @param {string} file
 */
function compiled(texts, file) {
  return compiledAll(completed(texts, read(englishOf(file))))
}

/**
 * @param {string | Catalogue} value
 * @returns {unknown}
 */
function compiledAll(value) {
  if (typeof value === 'string') return compile(value.replace(untranslated, ''))
  // A list, such as one of endings, is no message.
  if (Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, compiledAll(one)]))
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
