import { categoryTree } from '#domain/category-tree.ts'
import { listingNumber } from '#domain/listing/listing-number.ts'
import { waysToCall } from '#domain/areas/area-facts.ts'
import { cities } from '#domain/location.ts'

import { areaOf } from './area-of.ts'
import type { CategoryScope } from './category-scope.ts'
import { isInScope } from './category-scope.ts'
import type { SearchedText } from './matches-search.ts'
import type { ScopeWords } from './search-words.ts'
import { cityWords, forSale, searchWords, toLet } from './search-words.ts'
import { searchedStems, stemOf, wordsOf } from './words.ts'

/** The stems that a listing is found by. */
export type ListingWords = {
  /** Words for what it is and where. */
  readonly names: ReadonlySet<string>
  /** Those, and the words of other things in its title: the `sofa` of a cat that looks for one. */
  readonly inTitle: ReadonlySet<string>
}

/** A name of a thing, or another word or phrase for it. */
type Synonym = {
  /** The stems of its words, to find it in a title. */
  readonly phrase: readonly string[]
  /** The stems that it is searched by. */
  readonly stems: readonly string[]
}

type Thing = {
  readonly synonyms: readonly Synonym[]
  readonly when: 'named' | 'said' | 'not to let'
}

const rows = searchWords.map(({ scope, names, things, presumed }) => ({
  scope: scopeOf(scope),
  things: [
    ...thingsIn(names, 'named'),
    ...thingsIn(things, 'said'),
    ...thingsIn(presumed, 'not to let'),
  ],
}))

const synonymsOfToLet = synonymsIn(toLet)
const synonymsOfForSale = synonymsIn(forSale)
const synonymsOfCities = new Map<string, readonly Synonym[]>(
  cities.map((city) => [city, synonymsIn(cityWords[city])]),
)

/** Kept, since a new listing is compared with thousands of saved searches. */
const known = new WeakMap<SearchedText, ListingWords>()

/**
 * The words of a listing: those of its title, place and category, the other ways to say them, and its number. A word for a
 * category is a name of that category's listings only.
 */
export function wordsOfListing(listing: SearchedText): ListingWords {
  const words = known.get(listing) ?? findWords(listing)
  known.set(listing, words)
  return words
}

function findWords(listing: SearchedText): ListingWords {
  const title = wordsOf(listing.title).map(stemOf)
  const isSaid = (synonyms: readonly Synonym[]) =>
    synonyms.some(({ phrase }) => includesPhrase(title, phrase))
  const deal = statedDeal(listing)
  const isForSale = deal ? deal === 'sale' : !isSaid(synonymsOfToLet)
  const names = new Set<string>()
  const inTitle = new Set<string>()
  const add = ({ stems }: Synonym, isName: boolean) => {
    for (const stem of stems) inTitle.add(stem)
    // A part of a phrase is no name: `car` does not name a car battery.
    if (isName && stems.length === 1) stems.forEach((stem) => names.add(stem))
  }
  const elsewhere = new Set<string>()
  for (const { scope, things } of rows) {
    const isIn = scope === undefined || isInScope(scope, listing)
    for (const { synonyms, when } of things) {
      const isMet = when === 'said' ? isSaid(synonyms) : isIn && (when === 'named' || isForSale)
      if (isMet || (when === 'named' && isSaid(synonyms)))
        for (const synonym of synonyms) add(synonym, isIn)
      if (!isIn)
        for (const { stems } of synonyms) if (stems[0] && !stems[1]) elsewhere.add(stems[0])
    }
  }
  for (const stem of searchedStems(listing.title)) {
    inTitle.add(stem)
    if (!elsewhere.has(stem)) names.add(stem)
  }
  if (deal) {
    const [stated, other] =
      deal === 'rent' ? [synonymsOfToLet, synonymsOfForSale] : [synonymsOfForSale, synonymsOfToLet]
    for (const { stems } of other) for (const stem of stems) names.delete(stem)
    for (const synonym of stated) add(synonym, true)
  }
  for (const name of [listing.location, listing.category, listing.subCategory]) {
    add(synonymOf(name), true)
  }
  for (const synonym of synonymsOfCities.get(listing.location) ?? []) add(synonym, true)
  const area = areaOf(listing)
  if (area !== undefined) {
    for (const synonym of synonymsIn(waysToCall(listing.location, area))) add(synonym, true)
  }
  if (listing.id !== undefined) add(synonymOf(listingNumber(listing.id)), true)
  return { names, inTitle }
}

/** The deal that the attribute of a home states; a title can be about something else. */
function statedDeal({ attributes }: SearchedText): 'rent' | 'sale' | undefined {
  const type = attributes?.['dealType']
  if (type === 'rent' || type === 'daily') return 'rent'
  return type === 'sale' ? 'sale' : undefined
}

function scopeOf(scope: ScopeWords['scope']): CategoryScope | undefined {
  const isNamed = ({ name }: (typeof categoryTree)[number]) => scope.some((one) => one === name)
  return scope.length === 0
    ? undefined
    : {
        categories: categoryTree.filter(isNamed).map(({ name }) => name),
        subcategories: categoryTree.flatMap(({ subcategories }) =>
          subcategories.filter((subcategory) => scope.some((one) => one === subcategory)),
        ),
      }
}

function thingsIn(list: string | undefined, when: Thing['when']): readonly Thing[] {
  return list?.split('; ').map((one) => ({ synonyms: synonymsIn(one), when })) ?? []
}

function synonymsIn(list: string): readonly Synonym[] {
  return list.split(', ').map(synonymOf)
}

function synonymOf(text: string): Synonym {
  return { phrase: wordsOf(text).map(stemOf), stems: searchedStems(text) }
}

function includesPhrase(title: readonly string[], phrase: readonly string[]): boolean {
  const [first] = phrase
  return title.some(
    (word, start) => word === first && phrase.every((stem, index) => title[start + index] === stem),
  )
}
