import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'

/**
 * A statement of the specification. It has a test and a change that makes this test fail, or says why nothing can be
 * tested.
 *
 * @typedef {object} Statement
 * @property {string} section The file it is in, such as `02-header`.
 * @property {string} says The statement, in the words of the specification.
 * @property {string} [decision] How we read it, where the product differs or the specification is silent.
 * @property {readonly [file: string, title: string]} [test] The title as it is in the source.
 * @property {{ readonly in: string, readonly from: string, readonly to: string }} [change]
 * @property {string} [untested] Why nothing can be tested.
 */

const folder = join(repository, 'scripts', 'specification', 'statements')

/** All statements, section by section. @returns {Statement[]} */
export function readStatements() {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const section = file.replace(/\.json$/, '')
      const entries = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return entries.map((entry) => ({ section, ...entry }))
    })
}

/**
 * The statements of a section, by its number, its name or both, or else those with these words; without any, all.
 *
 * @param {readonly Statement[]} statements
 * @param {readonly string[]} words
 */
export function selectStatements(statements, words) {
  const wanted = words.join(' ').toLowerCase()
  if (wanted === '') return statements
  const inSection = statements.filter(({ section }) => {
    const [, number, name] = /^0*(\d+)-(.*)$/.exec(section) ?? []
    return [section, name, number, number?.padStart(2, '0')].includes(wanted)
  })
  if (inSection.length > 0) return inSection
  return statements.filter(({ says }) => says.toLowerCase().includes(wanted))
}

/** What runs a test: Vitest alone, Vitest beside the emulators, or Playwright. @param {string} file */
export function runnerOf(file) {
  if (file.startsWith('e2e/')) return 'browser'
  return file.startsWith('backend/tests/') ? 'emulator' : 'unit'
}
