import { waysToCall } from '#domain/areas/area-facts.ts'
import { areas } from '#domain/areas/areas.ts'
import { waysOfValues } from '#domain/attributes/attribute-words.ts'
import { categoryTree } from '#domain/category-tree.ts'
import { cities } from '#domain/location.ts'
import { cityWords, knownNames, searchWords } from './search-words.ts'
import { stemOf, wordsOf } from './words.ts'

const lists = [
  ...cities,
  ...Object.values(cityWords),
  ...searchWords.flatMap(({ names = '', things = '' }) => [names, things]),
  knownNames,
  ...waysOfValues,
  ...cities.flatMap((city) => areas[city].map((area) => waysToCall(city, area))),
  ...categoryTree.flatMap(({ name, subcategories }) => [name, ...subcategories]),
]

/** The shortest way to write each stem; the commoner words first. */
const knownWords = new Map<string, string>()
for (const written of lists.flatMap((list) => list.match(/\p{L}+/gu) ?? [])) {
  const stem = stemOf(wordsOf(written)[0] ?? '')
  const before = knownWords.get(stem)
  if (before === undefined || written.length < before.length) knownWords.set(stem, written)
}

/** The shortest words in which one mistake, or two, are corrected. */
const lengthForSlips = [4, 7] as const
/** In words up to this length, the first letter must be right. */
const shortLength = 5

/**
 * A text with its misspelt words corrected: a letter that is wrong, missing, extra, or swapped with the next
 * one. Undefined when every word is known, or none resembles a known one.
 */
export function correctText(text: string): string | undefined {
  const corrected = text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => knownWordFor(word) ?? word)
  return corrected === text ? undefined : corrected
}

function knownWordFor(typed: string): string | undefined {
  const [word = ''] = wordsOf(typed)
  const stem = stemOf(word)
  if (knownWords.has(stem)) return undefined
  const maxSlips = lengthForSlips.filter((length) => word.length >= length).length
  const near = [...knownWords]
    .filter(([known]) => known.length >= 3 && Math.abs(known.length - stem.length) <= maxSlips)
    .filter(([known]) => word.length > shortLength || known[0] === stem[0])
    .map(([known, written]) => ({ written, slips: slipsBetween(stem, known) }))
    .filter(({ slips }) => slips <= maxSlips)
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.written
}

/** The number of mistakes that turn one word into the other: the optimal string alignment distance. */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row += 1) {
    const slips = [row]
    rows.push(slips)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      slips.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(one.length, other.length)
}
