import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'

import { namespaces, untranslated } from './folders.mjs'

const list = join(repository, 'shared/src/domain/languages.ts')

/**
 * The problem with the code of a new language; undefined for a valid one.
 *
 * @param {string} code
 */
export function problemOf(code) {
  if (!/^[a-z]{2}$/.test(code)) return `A language has a code of two letters, not "${code}".`
  if (nameOf(code) === undefined) return `${code} is not a language.`
  return readFileSync(list, 'utf8').includes(`'${code}'`) ? `${code} is there already.` : undefined
}

/**
 * Makes the folders of a language, with English texts that are marked, and adds it to the list of languages.
 *
 * @param {string} code
 */
export function createLanguage(code) {
  const name = nameOf(code) ?? code
  const files = namespaces()
  for (const { folder, name: file, texts } of files) {
    const own = join(repository, folder, code)
    mkdirSync(own, { recursive: true })
    writeFileSync(join(own, file), `${JSON.stringify(marked(texts), null, 2)}\n`)
  }
  writeFileSync(list, withLanguage(readFileSync(list, 'utf8'), code, name))
  return { name, folders: [...new Set(files.map(({ folder }) => `${folder}/${code}`))] }
}

/**
 * @param {string} languages the module with the list of languages
 * @param {string} code
 * @param {string} name
 */
export function withLanguage(languages, code, name) {
  const locale = new Intl.Locale(code)
  const { language, region } = locale.maximize()
  const { direction } = locale.getTextInfo()
  const facts = `  ${code}: { name: '${name}', locale: '${language}-${region}', direction: '${direction}' },\n`
  return languages
    .replace('] as const', `, '${code}'] as const`)
    .replace(/(?<=languageFacts: .*?= \{\n(?: {2}.*\n)*?)(?=\}\n)/s, facts)
}

/** In the language itself, with a capital letter. */
function nameOf(code) {
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)
  return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Texts with the mark of those that wait for their translation. */
function marked(texts) {
  return JSON.parse(JSON.stringify(texts), (_key, value) =>
    typeof value === 'string' ? `${untranslated}${value}` : value,
  )
}
