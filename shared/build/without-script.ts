import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

import type { Language } from '#domain/languages.ts'
import { languageAttributes, languages } from '#domain/languages.ts'

import { compileMessages } from './compile-messages.mjs'

const emptyPage = v.object({ needsScript: v.string(), home: v.string(), tooOld: v.string() })

/**
 * What the shell's empty page says to visitors without a script: in every language, since it is in none.
 *
 * @param shell its folder
 * @returns HTML
 */
export function withoutScript(shell: string): string {
  return languages
    .map((language, index) => {
      const { needsScript, home } = textsIn(shell, language)
      const page = index === 0 ? '/' : `/?lang=${language}`
      return `<p ${languageAttributes(language)}>${needsScript} <a href="${page}">${home}</a></p>`
    })
    .join('')
}

/**
 * What the shell's page says in a browser that is older than those of `oldestBrowsers`: in every language, of which a
 * rendered page keeps its own. The page's first script shows it.
 *
 * @param shell its folder
 * @returns HTML
 */
export function inOldBrowser(shell: string): string {
  return languages
    .map((language) => `<p ${languageAttributes(language)}>${textsIn(shell, language).tooOld}</p>`)
    .join('')
}

function textsIn(shell: string, language: Language) {
  const file = join(shell, 'src/texts', language, 'empty-page.json')
  const json = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  return v.parse(emptyPage, JSON.parse(compileMessages(json, file)))
}
