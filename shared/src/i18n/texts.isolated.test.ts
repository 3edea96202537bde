import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { remotesHere, siteOf } from '#build/remotes.ts'
import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

type Catalogue = { readonly [key: string]: string | Catalogue }

const catalogue: v.GenericSchema<Catalogue> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => catalogue)]),
)
const catalogueModule = v.object({ texts: catalogue })
const catalogues = v.object({ en: catalogue, tr: catalogue })

const given = vi.hoisted(() => new Map<string, unknown>())
vi.mock(import('./create-namespace.ts'), () => ({
  createNamespace: (namespace, texts) => {
    given.set(namespace, texts)
    return ({ getFixedT }) => getFixedT(null, namespace)
  },
}))

const root = join(import.meta.dirname, '../../..')
const apps = ['shell', ...remotesHere.map(siteOf)]

/** What i18next appends to a key: plural forms and contexts. */
const pluralForm = /_(zero|one|two|few|many|other)$/
const context = /_unnamed$/

type Namespace = {
  readonly name: string
  readonly texts: Readonly<Record<Language, Catalogue>>
  /** The code that may show them. */
  readonly source: string
}

const sources = new Map(
  ['shared', ...apps].flatMap((part) =>
    readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^texts\//.test(file))
      .map((file) => join(part, 'src', file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  ),
)

/** One for each part of the site, and those that come with the code that shows them. */
const namespaces = await Promise.all([...apps.map(ofApp), ...withCode()])

it('finds both kinds', () => {
  const names = namespaces.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['shell', 'account-remote', 'favourite', 'desk']))
})

describe.each(namespaces)('the texts of $name', ({ texts, source }) => {
  it('exist in each language, with the same placeholders', () => {
    const english = new Map(flatten(texts.en))
    for (const language of languages) {
      const others = new Map(flatten(texts[language]))
      expect(keysOf(others)).toEqual(keysOf(english))
      const differing = [...others].filter(
        ([key, text]) =>
          !text.trim() || placeholders(text) !== placeholders(english.get(key) ?? text),
      )
      expect(differing).toEqual([])
    }
  })

  it('have all plural forms of their language', () => {
    for (const language of languages) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
      const keys = flatten(texts[language]).map(([key]) => key)
      // i18next offers `_zero` in every language; nowhere does it have to be there.
      const counted = keys.filter((key) => pluralForm.test(key) && !key.endsWith('_zero'))
      const bases = new Set(counted.map((key) => key.replace(pluralForm, '')))
      const expected = [...bases].flatMap((base) =>
        pluralCategories.map((form) => `${base}_${form}`),
      )
      expect(counted.toSorted()).toEqual(expected.toSorted())
    }
  })

  it('are all used', () => {
    const patterns = [...source.matchAll(/`([\w-]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(([, template]) =>
      patternOf(template ?? ''),
    )
    const unused = flatten(texts.en)
      .map(([key]) => key.replace(pluralForm, '').replace(context, ''))
      .filter((key) => !source.includes(`'${key}'`) && !patterns.some((one) => one.test(key)))
    expect([...new Set(unused)]).toEqual([])
  })
})

async function ofApp(app: string): Promise<Namespace> {
  const load = async (language: Language) => {
    const file = join(root, app, 'src/texts', `${language}.ts`)
    return v.parse(catalogueModule, await import(pathToFileURL(file).href)).texts
  }
  const texts = { en: await load('en'), tr: await load('tr') }
  return { name: app, texts, source: sourceOf((file) => file.startsWith(`${app}/`)) }
}

/** Their keys are short, so only the files that import them count. */
function withCode(): Promise<Namespace>[] {
  const declaring = [...sources].filter(([, source]) => / = createNamespace\(\s*'/.test(source))
  return declaring.map(async ([file, declaration]) => {
    const [, name = ''] = /createNamespace\(\s*'([\w-]+)'/.exec(declaration) ?? []
    await import(pathToFileURL(join(root, file)).href)
    const source = sourceOf((one, text) => one === file || text.includes(`/${basename(file)}'`))
    return { name, texts: v.parse(catalogues, given.get(name)), source }
  })
}

function sourceOf(belongs: (file: string, source: string) => boolean): string {
  return [...sources]
    .filter(([file, source]) => belongs(file, source))
    .map(([, source]) => source)
    .join('\n')
}

/** The counted texts apart, and without the names of categories: English shows them as stored, and has no keys. */
function keysOf(texts: ReadonlyMap<string, string>): string[] {
  const keys = [...texts.keys()].filter((key) => !key.startsWith('categoryNames.'))
  return [...new Set(keys.map((key) => key.replace(pluralForm, '')))].toSorted()
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
