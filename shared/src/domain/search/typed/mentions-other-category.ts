import type { Category } from '#domain/category-tree.ts'
import { subcategoriesOf } from '#domain/category-tree.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { stemOf, wordsOf } from '#domain/search/words.ts'

import type { Phrase, Token } from './read-phrases.ts'

/** Things that are neither homes nor cars, by the categories that have them. */
const scopes = new Map<string, ReadonlySet<string>>()
for (const { scope, names = '', things = '' } of searchWords) {
  if (scope.length === 0) continue
  for (const way of `${names}, ${things}`.split(/[,;]/)) {
    const words = wordsOf(way)
    const [word] = words
    if (word === undefined || words.length > 1) continue
    const stem = stemOf(word)
    scopes.set(stem, new Set([...(scopes.get(stem) ?? []), ...scope]))
  }
}

const cars = new Set<string>(['Vehicles', 'Cars for Sale', 'Cars for Rent'])

/** Whether a word that no phrase explains names a thing of another category: `2+1 koltuk`, `araba lastiği`. */
export function mentionsOtherCategory(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  category: Category & ('Real Estate' | 'Vehicles'),
): boolean {
  const own: ReadonlySet<string> =
    category === 'Vehicles' ? cars : new Set<string>([category, ...subcategoriesOf(category)])
  return tokens.some(({ word }, index) => {
    if (phrases.some(({ from, to }) => from <= index && index < to)) return false
    const scope = scopes.get(stemOf(word))
    return scope !== undefined && ![...scope].some((one) => own.has(one))
  })
}
