import { categoryTree } from '#domain/category-tree.ts'
import { wordsOfDetails } from '#domain/attributes/attribute-words.ts'
import { listingNumber } from '#domain/listing/listing-number.ts'
import { waysToCall } from '#domain/areas/area-facts.ts'
import { landmarkWords } from '#domain/areas/landmark-words.ts'
import { cities } from '#domain/location.ts'

import { areaOf } from './area-of.ts'
import type { CategoryScope } from './category-scope.ts'
import { isInScope } from './category-scope.ts'
import { landmarksOf } from './landmarks-of.ts'
import type { SearchedText } from './matches-search.ts'
import type { ScopeWords } from './search-words.ts'
import { cityWords, forSale, searchWords, toLet } from './search-words.ts'
import { searchedStems, stemOf, wordsOf } from './words.ts'

/** The stems that a listing is found by. */
export type ListingWords = {
  /** Words for what it is and where. */
  readonly names: ReadonlySet<string>
  /**
   * Those, the words of other things in its title, the `sofa` of a cat that looks for one, and those for what its details
   * state and what is near a home.
   */
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

type Deal = 'rent' | 'sale'

const synonymsOfDeals: Readonly<Record<Deal, readonly Synonym[]>> = {
  rent: synonymsIn(toLet),
  sale: synonymsIn(forSale),
}
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
  const deal = statedDeal(listing)
  const things = thingsOf(listing, deal)
  const facts = [...(deal ? synonymsOfDeals[deal] : []), ...synonymsOfFacts(listing)]
  const title = searchedStems(listing.title)
  const elsewhere = namesElsewhere(listing)
  const otherDeal = new Set(deal && allStems(synonymsOfDeals[deal === 'rent' ? 'sale' : 'rent']))
  const said = [...namesAmong(things.inScope), ...title.filter((stem) => !elsewhere.has(stem))]
  return {
    names: new Set([...said.filter((stem) => !otherDeal.has(stem)), ...namesAmong(facts)]),
    inTitle: new Set([
      ...allStems(things.all),
      ...title,
      ...allStems(facts),
      ...allStems(synonymsOfDetails(listing)),
    ]),
  }
}

/** What the listing is, by its category or its title; `inScope`: without what is of another category. */
function thingsOf(listing: SearchedText, deal: Deal | undefined) {
  const title = wordsOf(listing.title).map(stemOf)
  const isSaid = (synonyms: readonly Synonym[]) =>
    synonyms.some(({ phrase }) => includesPhrase(title, phrase))
  const isForSale = deal ? deal === 'sale' : !isSaid(synonymsOfDeals.rent)
  const isMet = ({ synonyms, when }: Thing, isIn: boolean) =>
    (isIn && (when === 'named' || (when === 'not to let' && isForSale))) ||
    (when !== 'not to let' && isSaid(synonyms))
  const found = rows.flatMap(({ scope, things }) => {
    const isIn = isOfScope(listing, scope)
    const met = things.filter((thing) => isMet(thing, isIn))
    return met.flatMap(({ synonyms }) => synonyms.map((synonym) => ({ synonym, isIn })))
  })
  return {
    all: found.map(({ synonym }) => synonym),
    inScope: found.filter(({ isIn }) => isIn).map(({ synonym }) => synonym),
  }
}

/** Names of things that the listing is not, since it is in another category. */
function namesElsewhere(listing: SearchedText): ReadonlySet<string> {
  const things = rows.filter(({ scope }) => !isOfScope(listing, scope)).flatMap((row) => row.things)
  return new Set(namesAmong(things.flatMap(({ synonyms }) => synonyms)))
}

/** Its place, its category and its number. */
function synonymsOfFacts(listing: SearchedText): readonly Synonym[] {
  const { location, category, subCategory, id } = listing
  const area = areaOf(listing)
  return [
    ...[location, category, subCategory].map(synonymOf),
    ...(synonymsOfCities.get(location) ?? []),
    ...(area === undefined ? [] : synonymsIn(waysToCall(location, area))),
    ...(id === undefined ? [] : [synonymOf(listingNumber(id))]),
  ]
}

/** What its attributes, condition and payment options state, and the universities near a home. */
function synonymsOfDetails(listing: SearchedText): readonly Synonym[] {
  const universities = landmarksOf(listing).filter(({ kind }) => kind === 'university')
  return [
    ...wordsOfDetails(listing),
    ...universities.map(({ code }) => landmarkWords[code]),
  ].flatMap(synonymsIn)
}

function isOfScope(listing: SearchedText, scope: CategoryScope | undefined): boolean {
  return scope === undefined || isInScope(scope, listing)
}

function allStems(synonyms: readonly Synonym[]): readonly string[] {
  return synonyms.flatMap(({ stems }) => stems)
}

/** A part of a phrase is no name: `car` does not name a car battery. */
function namesAmong(synonyms: readonly Synonym[]): readonly string[] {
  return synonyms.flatMap(({ stems }) => (stems.length === 1 ? stems : []))
}

/** The deal that the attribute of a home states; a title can be about something else. */
function statedDeal({ attributes }: SearchedText): Deal | undefined {
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
