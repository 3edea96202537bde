/// <reference types="@rsbuild/core/types" />
import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

/** What `import.meta.glob` finds in the folders of languages, by path: `../texts/tr/places.json`. */
export type Found<Value> = Readonly<Record<string, Value>>

/** What was found for a language; of the default one where that has none. Throws when neither has. */
export function foundFor<Value>(found: Found<Value>, language: Language): Value {
  const value = findFor(found, language) ?? findFor(found, languages[0])
  if (value === undefined) throw new Error('No texts')
  return value
}

/** What was found for a language itself. */
export function findFor<Value>(found: Found<Value>, language: Language): Value | undefined {
  const path = Object.keys(found).find((candidate) => candidate.includes(`/${language}/`))
  return path === undefined ? undefined : found[path]
}
