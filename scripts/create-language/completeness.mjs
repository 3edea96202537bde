import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { repository } from '#bootstrap/repository.mjs'

import { english, namespaces, staticPages, untranslated } from './folders.mjs'

// How complete each language is, and what it lacks, which the site shows in English. Fails when one lacks something.
parseArgs()
const [, codes = ''] =
  /languages = \[(.*)\]/.exec(
    readFileSync(join(repository, 'shared/src/domain/languages.ts'), 'utf8'),
  ) ?? []
const others = codes.match(/\w+/g)?.filter((code) => code !== english) ?? []
let isComplete = true

for (const code of others) {
  const texts = namespaces().flatMap(({ folder, name, texts: wanted }) => {
    const path = join(folder, code, name)
    const own = existsSync(join(repository, path))
      ? flatten(JSON.parse(readFileSync(join(repository, path), 'utf8')))
      : new Map()
    return [...flatten(wanted).keys()].map((key) => ({
      what: `${path}: ${key}`,
      text: own.get(key),
    }))
  })
  const pages = staticPages().map((file) => {
    const path = join('static-pages-remote/content', code, file)
    return { what: path, text: existsSync(join(repository, path)) ? 'translated' : undefined }
  })
  const all = [...texts, ...pages]
  const missing = all.filter(({ text }) => text === undefined || text.startsWith(untranslated))
  const percent = Math.floor((100 * (all.length - missing.length)) / all.length)
  console.log(`${code}: ${percent} % of ${all.length} texts`)
  for (const { what } of missing) console.log(`  ${what}`)
  isComplete &&= missing.length === 0
}
process.exitCode = isComplete ? 0 : 1

/**
 * @param {Record<string, unknown>} texts
 * @returns {Map<string, string>}
 */
function flatten(texts, prefix = '') {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}
