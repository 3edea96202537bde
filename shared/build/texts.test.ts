import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { remotesHere, siteOf } from './remotes.ts'

type Catalogue = { readonly [key: string]: string | Catalogue }

const catalogue: v.GenericSchema<Catalogue> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => catalogue)]),
)
const catalogueModule = v.object({ texts: catalogue })

const root = join(import.meta.dirname, '../..')
const apps = ['shell', ...remotesHere.map(siteOf)]

/** Keys that i18next derives: the plural forms of the key before the underscore. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/

describe.each(apps)('the texts of %s', (app) => {
  const source = sourceOf(join(root, app, 'src'))

  it('exist in both languages, with the same placeholders', async () => {
    const english = await textsOf(app, 'en')
    const turkish = await textsOf(app, 'tr')
    expect(keysOf(turkish)).toEqual(keysOf(english))
    const differing = [...english].filter(([key, text]) => {
      const other = turkish.get(key) ?? ''
      return !other.trim() || placeholders(other) !== placeholders(text)
    })
    expect(differing).toEqual([])
  })

  it('are all used', async () => {
    const patterns = [...source.matchAll(/`([\w-]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(([, template]) =>
      patternOf(template ?? ''),
    )
    const unused = [...(await textsOf(app, 'en')).keys()]
      .map((key) => key.replace(pluralForm, ''))
      .filter((key) => !source.includes(`'${key}'`) && !patterns.some((one) => one.test(key)))
    expect([...new Set(unused)]).toEqual([])
  })
})

/** Without the names of categories: English shows them as stored, and has no keys for them. */
function keysOf(texts: ReadonlyMap<string, string>): string[] {
  return [...texts.keys()].filter((key) => !key.startsWith('categoryNames.')).toSorted()
}

async function textsOf(app: string, language: 'en' | 'tr'): Promise<Map<string, string>> {
  const file = join(root, app, 'src/texts', `${language}.ts`)
  const { texts } = v.parse(catalogueModule, await import(pathToFileURL(file).href))
  return new Map(flatten(texts))
}

function flatten(texts: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  )
}

function placeholders(text: string): string {
  return (text.match(/\{\{[^}]+\}\}/g) ?? []).toSorted().join()
}

/** The keys that a template such as `theme.${choice}` can produce. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join('.+')}$`)
}

function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^texts\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}
