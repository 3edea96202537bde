import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'

/** The language that every text has. */
export const english = 'en'

/** Before a text that waits for its translation, which the site shows in English (`shared/build/compile-messages.mjs`). */
export const untranslated = '[en] '

/** The names of categories in the first other language: their English names are those that are stored. */
const withCategories = 'tr'

/**
 * The files of a language's texts, with the texts that each should have, by their keys.
 *
 * @returns {{ folder: string, name: string, texts: Record<string, unknown> }[]}
 */
export function namespaces() {
  const found = globSync(
    '{shared,shell,*-remote,backend/firebase/{functions,pages}}/src/texts/en/*.json',
    {
      cwd: repository,
    },
  ).map((file) => ({
    folder: join(file, '../..'),
    name: basename(file),
    texts: JSON.parse(readFileSync(join(repository, file), 'utf8')),
  }))
  const folder = 'shared/src/texts'
  const names = readFileSync(join(repository, folder, withCategories, 'categories.json'), 'utf8')
  const stored = Object.keys(JSON.parse(names))
  return [
    ...found,
    {
      folder,
      name: 'categories.json',
      texts: Object.fromEntries(stored.map((name) => [name, name])),
    },
  ]
}

/** The static pages that each language may have. */
export function staticPages() {
  return globSync('static-pages-remote/content/en/*.md', { cwd: repository }).map((file) =>
    basename(file),
  )
}
