import fc from 'fast-check'

import { areasOf } from '#domain/areas/areas.ts'
import { landmarkKinds, landmarks } from '#domain/areas/landmarks.ts'
import type { AttributeFilters } from '#domain/attributes/attribute-filters.ts'
import { categoryTree } from '#domain/category-tree.ts'
import { conditions } from '#domain/listing/condition.ts'
import { decodeListing } from '#domain/listing/decode-listing.ts'
import { findListings } from '#domain/search/find-listings.ts'
import { knownQueries } from '#domain/search/known-queries.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { cities } from '#domain/location.ts'
import { currencies } from '#domain/money/money.ts'
import { rentCosts } from '#domain/money/rent-costs.ts'
import type { ListingsPort } from '#domain/ports.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { sortOrders } from '#domain/search/search-query.ts'

import { aListing } from './a-listing.ts'
import { anyCharacter } from './any-character.ts'
import { triesOf } from './tries-of.ts'

/** Some listings, and searches among them. */
export type SearchCase = {
  readonly listings: readonly Listing[]
  readonly searches: readonly { readonly query: SearchQuery; readonly limit: number }[]
}

/** The ids that the rule finds, in order. */
export function foundByRule(
  listings: readonly Listing[],
  query: SearchQuery,
  rates: ExchangeRates = ratesInCode,
): readonly string[] {
  return findListings(listings, query, rates).map(({ id }) => id)
}

/** Fragments that differ in case, marks or little else, and characters with a meaning somewhere. */
const scraps = [
  'ev, house, kiralık ev, flat to rent, telefon, phones, Girne’de, Lefkoşa, iş, Alsancak, Lapta’da, yeni boğaziçi, GAU, near EMU, masa, kedi, found, 2+1, 2 + 1, ps5, ps 5',
  'Honda, honda civic, car, carpet, araba, ŞİŞME BOT, şişme, sis, İskele, ISKELE, ıslak, I, ğ, Ğ, ç, Çö',
  'کار, كار, ســيارة، , سيارة, самокат, самокаты, 6.400, 6400, 3 000',
  'é, e\u0301, \u0301, ß, ΟΔΟΣ, ς, №5, ﬁ, ½, aaa, aaaa, abab, ababab, 1.6, 2015, 1, 🚗, 🚗🚙, 👩‍👩‍👧, \uD83D',
  '., `, \\, /, __, __proto__, ~, *, [0], =, =car, &,  - , (, ", \u00A0, \n, \t, \u0000, \u200B, \uFFFD',
]
  .flatMap((some) => some.split(', '))
  .concat(knownQueries)

const scrap = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...scraps) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 4 }) },
)

const freeText = fc
  .tuple(fc.array(scrap, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', ' ', ''))
  .map(([parts, gap]) => parts.join(gap))

const place = fc.constantFrom(
  ...categoryTree.flatMap(({ name, subcategories }) =>
    subcategories.map((subcategory) => ({ category: name, subcategory })),
  ),
)

const price = fc.oneof(
  fc.constantFrom(0, 0.01, 1, 9.99, 10, 99.5, 100, 101, 150, 1000, 999_999_999_999.99),
  fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  fc.double({ min: 0, max: 999_999_999_999, noNaN: true }),
)

const timestamp = fc.oneof(
  fc.constantFrom('2026-07-04T10:00:00.000Z', '2026-07-04T10:00:00.001Z'),
  fc
    .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString()),
)

/** A few attributes of each kind, with values in and between the bounds that filters offer. */
const attributeValues = fc.record(
  {
    dealType: fc.constantFrom('sale', 'rent', 'daily'),
    rooms: fc.constantFrom('2+1', '3+1', 'studio', '9+9'),
    gearbox: fc.constantFrom('manual', 'automatic'),
    warranty: fc.constant(true as const),
    mileage: fc.oneof(
      fc.constantFrom(0, 9_999, 10_000, 10_001, 84_000, 200_000, 200_001, 999_999),
      fc.nat(250_000),
    ),
    length: fc.integer({ min: 20, max: 200 }).map((tenths) => tenths / 10),
    rubbish: fc.constantFrom('x', 1),
  },
  { requiredKeys: [] },
)

/** What rentals state, all or in part. */
const rentValues = fc.record(
  {
    dealType: fc.constant('rent'),
    rentPayment: fc.constantFrom('monthly', 'months6'),
    deposit: fc.constantFrom('noDeposit', 'halfMonth', 'twoMonths'),
    commission: fc.constantFrom('noCommission', 'oneMonth'),
    billsIncluded: fc.constant(true as const),
    monthlyBills: fc.integer({ min: 1, max: 500 }),
  },
  { requiredKeys: ['dealType', 'rentPayment', 'deposit'] },
)

/** One or two filters, of which most find something. */
function attributeFilters(listings: readonly Listing[]): fc.Arbitrary<AttributeFilters> {
  const numbers = (key: string) =>
    listings.flatMap(({ attributes }) => {
      const value = attributes?.[key]
      return typeof value === 'number' ? [value] : []
    })
  const bounds = (key: string, ...offered: readonly number[]) => {
    const bound = fc.constantFrom(...offered, ...numbers(key))
    return fc.record({ min: bound, max: bound }, { requiredKeys: [] })
  }
  const filter: fc.Arbitrary<AttributeFilters> = fc.oneof(
    fc.record({ dealType: fc.constantFrom('sale', 'rent') }),
    fc.record({ rooms: fc.constantFrom('2+1', '3+1') }),
    fc.record({ gearbox: fc.constantFrom('manual', 'automatic') }),
    fc.record({ warranty: fc.constant(true as const) }),
    fc.record({ mileage: bounds('mileage', 0, 10_000, 50_000, 100_000, 200_000, 999_999) }),
    fc.record({ length: bounds('length', 2, 3, 7, 7.5, 15, 40) }),
    fc.record({ year: bounds('year', 1900, 1990, 2000, 2016, 2022, 2100) }),
  )
  return fc.array(filter, { minLength: 1, maxLength: 2 }).map((some) => Object.assign({}, ...some))
}

/** The earlier prices of listings that are reduced, for long enough or not. */
const earlierPrices = fc.array(
  fc.record({
    price,
    currency: fc.constantFrom(...currencies),
    until: fc
      .integer({ min: 1, max: 40 })
      .map((day) => new Date(Date.UTC(2026, 6, day)).toISOString()),
  }),
  { minLength: 1, maxLength: 3 },
)

/** A landmark, a kind of them, or a word that is neither. */
const near = fc.constantFrom(...landmarks.map(({ code }) => code), ...landmarkKinds, 'nowhere')

/** One of a location, if that has any: mostly one of a few. */
function anArea(location: string, number: number): Pick<Listing, 'area'> {
  const ofLocation = areasOf(location)
  const area = ofLocation[number % (number % 3 === 0 ? ofLocation.length : 4)]
  return area === undefined ? {} : { area }
}

const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    id: fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 })),
    title: freeText,
    place: fc.option(place),
    odd: freeText,
    location: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...cities) }, freeText),
    areaNumber: fc.option(fc.nat()),
    condition: fc.option(fc.constantFrom(...conditions), { nil: undefined }),
    price,
    currency: fc.constantFrom(...currencies, '', 'gbp'),
    phoneVerified: fc.option(fc.constant(true as const), { nil: undefined }),
    earlier: fc.option(earlierPrices),
    timestamp: fc.option(timestamp, { nil: undefined }),
    availability: fc.record({ askedAt: timestamp, renewedAt: timestamp }, { requiredKeys: [] }),
    year: fc.option(fc.integer({ min: 1900, max: 2100 }), { nil: undefined }),
    attributes: fc.option(fc.oneof(attributeValues, rentValues), { nil: undefined }),
    status: fc.constantFrom('active', 'active', 'active', 'active', 'sold', 'held'),
  })
  .map(
    ({
      place: at,
      odd,
      areaNumber,
      earlier,
      phoneVerified,
      condition,
      timestamp: time,
      availability,
      year,
      attributes,
      ...fields
    }) => {
      const { condition: _condition, timestamp: _timestamp, ...listing } = aListing()
      return {
        ...listing,
        ...fields,
        ...availability,
        ...(areaNumber !== null && anArea(fields.location, areaNumber)),
        category: at?.category ?? odd,
        subCategory: at?.subcategory ?? odd,
        ...(earlier && { earlierPrices: earlier }),
        ...(phoneVerified && { phoneVerified }),
        ...(condition && { condition }),
        ...(time !== undefined && { timestamp: time }),
        ...(year !== undefined && { year }),
        ...(attributes && Object.keys(attributes).length > 0 && { attributes }),
      }
    },
  )

/** A part of a text of one of the listings, so that most searches find something. */
function partOf(listings: readonly Listing[]): fc.Arbitrary<string> {
  const texts = listings.flatMap((one) => [
    one.title,
    one.title,
    one.location,
    one.category,
    one.subCategory,
  ])
  if (texts.length === 0) return freeText
  return fc
    .tuple(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.oneof(fc.integer({ min: 1, max: 4 }), fc.nat(30)),
    )
    .map(([text, from, length]) => {
      const start = from % (text.length + 1)
      return text.slice(start, start + length)
    })
}

function queryOf(listings: readonly Listing[]): fc.Arbitrary<SearchQuery> {
  const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  const bound = fc.option(
    fc.oneof(price, fc.constantFrom(0, ...listings.map((one) => one.price))),
    { nil: undefined },
  )
  const range = fc
    .tuple(fc.constantFrom(...currencies), bound, bound)
    .map(([currency, min, max]) => ({
      currency,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    }))
  return fc
    .record({
      text: fc.oneof(
        { weight: 4, arbitrary: partOf(listings) },
        { weight: 2, arbitrary: fc.constantFrom(...knownQueries) },
        { weight: 1, arbitrary: freeText },
        { weight: 1, arbitrary: fc.constant('') },
      ),
      casing: fc.constantFrom('as it is', 'upper', 'lower', 'turkish'),
      translation: rarely(partOf(listings)),
      location: rarely(fc.constantFrom(...cities)),
      areaNumber: rarely(fc.nat()),
      near: rarely(near),
      condition: rarely(fc.constantFrom(...conditions)),
      at: rarely(place),
      isNarrow: fc.boolean(),
      cost: rarely(fc.constantFrom(...rentCosts)),
      price: rarely(range),
      reduced: rarely(fc.constant(true as const)),
      verified: rarely(fc.constant(true as const)),
      attributes: rarely(attributeFilters(listings)),
      sort: fc.constantFrom(undefined, undefined, ...sortOrders),
    })
    .map(
      ({
        text,
        casing,
        translation,
        location,
        areaNumber,
        near: nearby,
        condition,
        at,
        isNarrow,
        cost,
        price: within,
        reduced,
        verified,
        attributes,
        sort,
      }) => ({
        text: withCasing(text, casing),
        ...(text !== '' && translation && translatedFrom(withCasing(text, casing), translation)),
        location: location ?? 'All',
        ...(location !== undefined && areaNumber !== undefined && anArea(location, areaNumber)),
        ...(nearby !== undefined && { near: nearby }),
        ...(condition && { condition }),
        ...(at && { category: at.category }),
        ...(at && isNarrow && { subcategory: at.subcategory }),
        ...(cost && { cost }),
        ...(within && { price: within }),
        ...(reduced && { reduced }),
        ...(verified && { verified }),
        ...(attributes && { attributes }),
        ...(sort && { sort }),
      }),
    )
}

/** The translation of a text, as if the text were in another script. */
function translatedFrom(text: string, translation: string): Pick<SearchQuery, 'translated'> {
  return { translated: { from: text, to: [translation, text] } }
}

function withCasing(text: string, casing: 'as it is' | 'upper' | 'lower' | 'turkish'): string {
  if (casing === 'upper') return text.toUpperCase()
  if (casing === 'lower') return text.toLowerCase()
  return casing === 'turkish' ? text.toLocaleUpperCase('tr') : text
}

/** Cases with up to `most` listings and exactly `searches` searches. */
export function searchCases(maxListings: number, searches: number): fc.Arbitrary<SearchCase> {
  return fc
    .uniqueArray(anyListing, { maxLength: maxListings, selector: ({ id }) => id, size: 'max' })
    .chain((listings) =>
      fc
        .array(fc.record({ query: queryOf(listings), limit: fc.integer({ min: 1, max: 7 }) }), {
          minLength: searches,
          maxLength: searches,
        })
        .map((all) => ({ listings, searches: all })),
    )
}

/** Some cases, whose listings are as a database returns them. */
export function storedSearchCases(
  sample: number,
  maxListings: number,
  searches: number,
): readonly SearchCase[] {
  const cases = fc.sample(searchCases(maxListings, searches), triesOf(sample))
  return cases.map((one) => ({
    ...one,
    listings: one.listings.flatMap((listing) => {
      const decoded = decodeListing(listing.id, {
        ...listing,
        title: whole(listing.title),
        location: whole(listing.location),
        category: whole(listing.category),
        subCategory: whole(listing.subCategory),
      })
      return decoded.ok ? [decoded.value] : []
    }),
  }))
}

/** A database stores no half of a surrogate pair. */
function whole(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD')
}

/** The ids that the pages of a search return. Every page but the last has to be full. */
export async function foundByPages(
  search: ListingsPort['search'],
  query: SearchQuery,
  limit: number,
): Promise<readonly string[]> {
  const shown: string[] = []
  let cursor: string | undefined
  do {
    // Each page starts where the previous one ended.
    const page = await search(query, { limit, ...(cursor !== undefined && { cursor }) })
    if (!page.ok) throw page.error.cause
    shown.push(...page.value.listings.map(({ id }) => id))
    cursor = page.value.nextCursor
    if (cursor !== undefined && page.value.listings.length < limit) throw new Error('A short page')
  } while (cursor !== undefined)
  return shown
}
