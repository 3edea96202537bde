import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

type Catalogue = { readonly [key: string]: string | Catalogue }

const catalogue: v.GenericSchema<Catalogue> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => catalogue)]),
)

const root = join(import.meta.dirname, '../..')
const apps = [
  'shared',
  'shell',
  ...globSync('*-remote', { cwd: root }),
  'backend/firebase/functions',
  'backend/firebase/pages',
]

type Namespace = {
  readonly name: string
  readonly texts: ReadonlyMap<Language, Catalogue>
  /** The code that may show them. */
  readonly source: string
}

const sources = new Map(
  apps.flatMap((part) =>
    readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => join(part, 'src', file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  ),
)

/** One for each part of the site, and those that come with the code that shows them. */
const namespaces = apps.flatMap((app) =>
  globSync(join(app, 'src/texts/en/*.json'), { cwd: root }).map((file) => namespaceIn(app, file)),
)

it('finds both kinds', () => {
  const names = namespaces.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['shell', 'account', 'favourite', 'desk']))
})

describe.each(namespaces)('the texts of $name', ({ texts }) => {
  it('have those of the default language in the others, with the same values', () => {
    const english = new Map(flatten(texts.get(languages[0])))
    for (const language of languages) {
      const others = new Map(flatten(texts.get(language)))
      expect([...others.keys()].filter((key) => !english.has(key))).toEqual([])
      const differing = [...others].filter(
        ([key, text]) => !text.trim() || valuesOf(text) !== valuesOf(english.get(key) ?? text),
      )
      expect(differing).toEqual([])
    }
  })

  it('have all plural forms of their language', () => {
    for (const language of languages) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
      for (const [key, text] of flatten(texts.get(language))) {
        for (const forms of pluralsOf(compile(text))) {
          const named = forms.filter((form) => !form.startsWith('='))
          expect([key, ...named.toSorted()]).toEqual([key, ...pluralCategories.toSorted()])
        }
      }
    }
  })
})

describe.each(namespaces.filter(({ name }) => !isTable(name)))(
  'the texts of $name',
  ({ name, texts, source }) => {
    it('are all used', () => {
      // Functions choose the first part of a key apart from the rest.
      const patterns = [...source.matchAll(/`([\w-]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(([, template]) =>
        patternOf(template ?? ''),
      )
      const unused = flatten(texts.get(languages[0]))
        .map(([key]) => (name === 'functions' ? key.replace(/^\w+\./, '') : key))
        .filter((key) => !source.includes(`'${key}'`) && !patterns.some((one) => one.test(key)))
      expect(unused).toEqual([])
    })
  },
)

describe.each(apps.filter((app) => app !== 'shared'))('%s', (app) => {
  it('loads the shared texts that its code shows, and no others', () => {
    const shown = new Set<string>()
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const [, name = ''] of sources.get(file)?.matchAll(/sharedTexts\('(\w+)'\)/g) ?? []) {
        shown.add(name)
      }
      importsOf(file).forEach(visit)
    }
    const own = [...sources].filter(([file]) => file.startsWith(`${app}/`))
    own.forEach(([file]) => visit(file))
    const named = own.flatMap(([, source]) =>
      [...source.matchAll(/'\?page=([\w,]+)'/g)].flatMap(([, names = '']) => names.split(',')),
    )
    expect(new Set(named)).toEqual(shown)
  })
})

/** The modules that a file imports, without types. */
function importsOf(file: string): readonly string[] {
  const [app] = file.split('/src/')
  const imports =
    /(?:^|\n)(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|import\([^'"]*'([^']+)'/g
  return [...(sources.get(file) ?? '').matchAll(imports)].flatMap(([, fixed, lazy]) => {
    const specifier = fixed ?? lazy ?? ''
    if (specifier.startsWith('#')) return `${app}/src/${specifier.slice(1)}`
    if (specifier.startsWith('.')) return join(dirname(file), specifier)
    const [, inShared] = /^@adamarket\/shared\/(.+)/.exec(specifier) ?? []
    return inShared === undefined ? [] : `shared/src/${inShared}`
  })
}

/** Read as a whole, or by what is stored: types and other tests compare them with that. */
function isTable(name: string): boolean {
  return ['attributes', 'cards', 'empty-page', 'places', 'unavailable'].includes(name)
}

function namespaceIn(app: string, file: string): Namespace {
  const name = basename(file, '.json')
  const read = (language: Language): Catalogue => {
    const path = join(root, app, 'src/texts', language, `${name}.json`)
    if (!existsSync(path)) return {}
    return v.parse(catalogue, JSON.parse(readFileSync(path, 'utf8')))
  }
  return {
    name,
    texts: new Map(languages.map((language) => [language, read(language)])),
    source: sourceOf(app, name),
  }
}

/** Texts that come with code have short keys, so only the files that import them count. */
function sourceOf(app: string, name: string): string {
  const named = [`/${name}.json'`, `sharedTexts('${name}')`]
  const [declaring] =
    [...sources].find(
      ([path, source]) =>
        path.startsWith(`${app}/`) &&
        path.endsWith('-texts.ts') &&
        named.some((one) => source.includes(one)),
    ) ?? []
  return [...sources]
    .filter(([path, source]) =>
      declaring
        ? path === declaring || source.includes(`/${basename(declaring)}'`)
        : dirname(path).startsWith(`${app}/`),
    )
    .map(([, source]) => source)
    .join('\n')
}

function flatten(texts: Catalogue = {}, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** The values that a text names. */
function valuesOf(text: string): string {
  const names = [...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, value, tag]) => value ?? tag)
  return [...new Set(names)].toSorted().join()
}

/** The forms of each plural in a compiled text. */
function pluralsOf(compiled: unknown): string[][] {
  if (!Array.isArray(compiled)) return []
  const [, kind, forms] = compiled
  // This is how icu-minify marks it.
  const isPlural = kind === 2 && typeof forms === 'object' && forms !== null
  return [
    ...(isPlural ? [Object.keys(forms)] : []),
    ...compiled.flatMap((part: unknown) => pluralsOf(part)),
  ]
}

/** The keys that a template such as `theme.${choice}` can produce. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join('.+')}$`)
}
