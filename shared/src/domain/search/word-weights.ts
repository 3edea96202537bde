import { waysToCall } from '#domain/areas/area-facts.ts'
import { areas } from '#domain/areas/areas.ts'
import { landmarks } from '#domain/areas/landmarks.ts'
import { landmarkWords } from '#domain/areas/landmark-words.ts'
import { wordsOfValue } from '#domain/attributes/attribute-words.ts'
import { definitions } from '#domain/attributes/definitions.ts'
import type { FilterKey } from '#domain/attributes/filter-kinds.ts'
import { filterKeys } from '#domain/attributes/filter-kinds.ts'
import { attributesOf } from '#domain/attributes/of-subcategory.ts'
import { categoryTree } from '#domain/category-tree.ts'
import { cities } from '#domain/location.ts'

import { cityWords, forSale, knownNames, searchWords, toLet } from './search-words.ts'
import { searchedStems, stemOf, wordsOf } from './words.ts'

/** Attributes that say what a thing is, more than how it is. */
const kinds = new Set<string>(
  'make brand console partKind motoType boatType vehicleType propertyUse roomType accessoryType deviceType appliance furnitureKind subject garment accessory instrument campingKind animal sector trade lostKind'.split(
    ' ',
  ),
)

function wordsOfValues(isWanted: (key: string) => boolean): readonly string[] {
  return filterKeys.filter(isWanted).flatMap((key) => {
    const definition = definitions[key]
    return [key, ...(definition.kind === 'choice' ? definition.codes : [])].map(wordsOfValue)
  })
}

/** Of `washing machine` the last word says most. */
function lastWords(ways: readonly string[]): readonly string[] {
  return ways.flatMap((way) => way.split(' ').at(-1) ?? [])
}

const universities = landmarks.filter(({ kind }) => kind === 'university')

const waysOfKinds = wordsOfValues((key) => kinds.has(key)).flatMap((list) => list.split(', '))

/** What listings of some categories are called. */
const waysOfThings = searchWords.flatMap(({ scope, names = '', things = '' }) =>
  scope.length > 0 ? `${names}, ${things}`.split(/[,;] /) : [],
)

/** The weight of a word for what a thing is: it says most. */
export const weightOfThings = 4

/** How much words say: the later ones count where a word is in several. Other words say hardly anything. */
const weighed: readonly (readonly [weight: number, lists: readonly string[]])[] = [
  [1, searchWords.flatMap(({ scope, things = '' }) => (scope.length > 0 ? [] : [things]))],
  [1, wordsOfValues((key) => !kinds.has(key))],
  [
    2,
    [
      ...cities.flatMap((city) => [city, cityWords[city]]),
      ...cities.flatMap((city) => areas[city].map((area) => waysToCall(city, area))),
      ...universities.map(({ code }) => landmarkWords[code]),
    ],
  ],
  [2, waysOfKinds],
  [3, [knownNames, ...lastWords(waysOfKinds)]],
  [2, waysOfThings.filter((way) => way.includes(' '))],
  [weightOfThings, lastWords(waysOfThings)],
  [2.5, [toLet, forSale]],
]
const weights = new Map(
  weighed.flatMap(([weight, lists]) =>
    lists.flatMap(searchedStems).map((stem) => [stem, weight] as const),
  ),
)
/** By the stem of a word that is all of a name. */
const widerNames = new Map<string, string>([
  ...filterKeys.flatMap((key) => {
    const scope = scopeWith(key)
    return scope === undefined
      ? []
      : wordsOfValues((one) => one === key).flatMap((ways) => entriesOf(ways, scope))
  }),
  ...searchWords.flatMap(({ scope: [scope], names = '', things = '' }) => {
    if (scope === undefined) return []
    const parent = categoryTree.find(({ subcategories }) =>
      subcategories.some((one) => one === scope),
    )
    return [...entriesOf(names, parent?.name ?? scope), ...entriesOf(things, scope)]
  }),
  ...universities.flatMap(({ code, city }) => entriesOf(landmarkWords[code], city)),
])

/** The only subcategory whose listings have an attribute, or else the only category. */
function scopeWith(key: FilterKey): string | undefined {
  const having = categoryTree.flatMap(({ name, subcategories }) =>
    subcategories
      .filter((subcategory) => attributesOf[subcategory]?.includes(key))
      .map((subcategory) => ({ name, subcategory })),
  )
  const [first] = having
  if (having.length === 1) return first?.subcategory
  return having.every(({ name }) => name === first?.name) ? first?.name : undefined
}

function entriesOf(list: string, said: string): readonly (readonly [stem: string, said: string])[] {
  return list.split(/[,;] /).flatMap((way) => {
    const [stem, ...more] = searchedStems(way)
    return stem === undefined || more.length > 0 ? [] : [[stem, said] as const]
  })
}

/** How much a typed word says about what is searched for, from 0.5, which is a word of no table, to {@link weightOfThings}. */
export function weightOf(word: string): number {
  return Math.max(0.5, ...stemsOf(word).map((stem) => weights.get(stem) ?? 0))
}

/** What a word is a part of: the town of a university, the category of a thing, or the one above it. */
export function widerThan(word: string): string | undefined {
  return widerNames.get(stemsOf(word)[0] ?? '')
}

function stemsOf(word: string): readonly string[] {
  return wordsOf(word).map(stemOf)
}
