import type { AttributeFilter } from '#domain/attributes/attribute-filters.ts'
import type { FilterKey } from '#domain/attributes/filter-kinds.ts'
import type { City } from '#domain/location.ts'
import { isFiller } from '#domain/search/filler-words.ts'
import { isKnownQuery } from '#domain/search/known-queries.ts'
import type { PriceRange, SearchQuery } from '#domain/search/search-query.ts'
import { foldDigits } from '#domain/text/fold-digits.ts'
import { joinThousands } from '#domain/text/join-thousands.ts'

import { measuresIn } from './measures.ts'
import { rangeOf } from './range-of.ts'
import { hasAttribute, readCategory } from './read-category.ts'
import type { TypedNear } from './read-near.ts'
import { readNear } from './read-near.ts'
import type { Part, Phrase, Token } from './read-phrases.ts'
import { allOf, phrasesOf, tokensOf } from './read-phrases.ts'

/** What the words of a text say, and the words that are left. */
export type Understood = Pick<
  SearchQuery,
  'text' | 'near' | 'category' | 'subcategory' | 'attributes' | 'price'
> & {
  /** Absent: the text names none. */
  readonly location?: City
  /** One of the location's. */
  readonly area?: string
}

/** With more words left, a text is the title of a listing. */
const maxRemainingWords = 5

/**
 * Reads place, what is near, deal, rooms, price, year and the like from a typed text: `girnede kiralık 2+1 daire 600 pound altı`.
 * Undefined when it says none of them but a place or a deal, which the text search finds by itself.
 */
export function understandText(original: string): Understood | undefined {
  const text = joinThousands(foldDigits(original))
  const tokens = tokensOf(text)
  const phrases = phrasesOf(tokens)
  if (isKnownQuery(text) || allOf(phrases, 'either').length > 0) return undefined
  const typed = readCategory(tokens, phrases)
  const filters = new Map<FilterKey, AttributeFilter>()
  const read: Part[] = allOf(phrases, 'wish').map(({ phrase }) => phrase)
  const filterBy = (key: FilterKey, filter: AttributeFilter, part: Part) => {
    if (!typed || !hasAttribute(typed, key) || filters.has(key)) return
    filters.set(key, filter)
    read.push(part)
  }
  let price: PriceRange | undefined
  for (const measure of measuresIn(tokens, phrases)) {
    const ranged = rangeOf(measure, typed)
    if (!ranged) continue
    if (ranged.of !== 'price') filterBy(ranged.of, ranged.range, measure)
    else if (!price) {
      price = ranged.price
      read.push(measure)
    }
  }
  for (const code of typed?.codes ?? []) filterBy(code.key, code.code, code)

  const isFiltered = [...filters.keys()].some((key) => key !== 'dealType')
  const near = typed?.of === 'home' ? readNear(tokens, phrases) : undefined
  if (!isFiltered && !price && !near) return undefined
  const category = typed && (isFiltered || typed.hasDeal || near) ? typed : undefined
  const { said, ...place } = readPlace(phrases, near)
  read.push(...(category?.said ?? []), ...said, ...(near?.said ?? []))
  const rest = restOf(text, tokens, read)
  if (rest.split(' ').length > maxRemainingWords) return undefined
  return {
    text: rest,
    ...place,
    ...(near && { near: near.near }),
    ...(category && { category: category.category }),
    ...(category?.subcategory && { subcategory: category.subcategory }),
    ...(category && filters.size > 0 && { attributes: Object.fromEntries(filters) }),
    ...(price && { price }),
  }
}

/** A town, also that of a landmark, an area, or both. An area of another town than the one that is named stays in the text, as do several areas. */
function readPlace(
  phrases: readonly Phrase[],
  near: TypedNear | undefined,
): Pick<Understood, 'location' | 'area'> & { readonly said: readonly Part[] } {
  const [town] = allOf(phrases, 'city')
  const named = allOf(phrases, 'area').filter(
    ({ phrase, meaning }) =>
      (!town || meaning.city === town.meaning.city) &&
      !near?.said.some(({ from }) => from === phrase.from),
  )
  const [first] = named
  const isOne = new Set(named.map(({ meaning }) => `${meaning.city} ${meaning.area}`)).size === 1
  const area = isOne ? first : undefined
  const city = (area ?? town)?.meaning.city ?? near?.city
  return {
    ...(city && { location: city }),
    ...(area && { area: area.meaning.area }),
    said: [...(town ? [town.phrase] : []), ...(area ? named : []).map(({ phrase }) => phrase)],
  }
}

/** The words that are not read, as typed, without fillers. */
function restOf(text: string, tokens: readonly Token[], read: readonly Part[]): string {
  const isRead = (index: number) => read.some(({ from, to }) => from <= index && index < to)
  return tokens
    .map(({ word, start, end }, index) => {
      const isJoined = tokens[index - 1]?.end === start
      const isPart = isJoined || tokens[index + 1]?.start === end
      if (isRead(index) || (isFiller(word) && !isPart)) return ' '
      return `${isJoined ? '' : ' '}${text.slice(start, end)}`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
