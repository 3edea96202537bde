import { waysToCall } from '#domain/areas/area-facts.ts'
import { areas } from '#domain/areas/areas.ts'
import { landmarkWords } from '#domain/areas/landmark-words.ts'
import type { LandmarkCode, LandmarkKind } from '#domain/areas/landmarks.ts'
import { landmarks } from '#domain/areas/landmarks.ts'
import type { Category, Subcategory } from '#domain/category-tree.ts'
import type { City } from '#domain/location.ts'
import { cities, townCentre } from '#domain/location.ts'
import type { Currency } from '#domain/money/money.ts'
import { currencies } from '#domain/money/money.ts'
import { isUnambiguous } from '#domain/search/area-of.ts'
import { cityWords } from '#domain/search/search-words.ts'
import { stemOf } from '#domain/search/words.ts'
import { foldText } from '#domain/text/fold-text.ts'

import type { TypedWords } from './typed-words.ts'
import { english } from './typed-words-en.ts'
import { turkish } from './typed-words-tr.ts'

export type Bound = 'min' | 'max'

/** What a phrase means. A word may mean several things: `rent a car`, `oda` after a number. */
export type Meaning =
  | { readonly is: 'city'; readonly city: City }
  | { readonly is: 'area'; readonly city: City; readonly area: string }
  /** Homes are looked for near it, or near any of a kind. */
  | { readonly is: 'landmark'; readonly near: LandmarkCode; readonly city: City }
  | { readonly is: 'landmarks'; readonly near: LandmarkKind }
  | { readonly is: 'deal'; readonly deal: 'rent' | 'sale' | 'daily' }
  | {
      readonly is: 'home'
      readonly category: Category
      readonly subcategory?: Subcategory
      /** Whether the word is still searched for. */
      readonly isText: boolean
    }
  | { readonly is: 'car'; readonly subcategory?: Subcategory; readonly isText: boolean }
  | {
      readonly is: 'code'
      readonly of: 'home' | 'car'
      readonly key: CodeKey
      readonly code: string
    }
  | { readonly is: 'bedrooms' | 'model' | 'otherUnit' | 'either' | 'kept' | 'near' | 'wish' }
  | { readonly is: 'number'; readonly value: number }
  | {
      readonly is: 'bound'
      readonly bound: Bound
      readonly side: Side
      readonly isOfYears: boolean
    }
  | { readonly is: 'range'; readonly side: Side | 'between' }
  | { readonly is: 'factor'; readonly factor: number }
  | { readonly is: 'currency'; readonly currency: Currency }
  | { readonly is: 'unit'; readonly unit: 'km' | 'miles' | 'm2' | 'dönüm' }

type Side = 'before' | 'after'
type CodeKey = 'rooms' | 'furnished' | 'offeredBy' | 'gearbox' | 'fuel' | 'body'

/** Makes and models: with one of them, a number may be a year. Some are numbers themselves. */
const carNames =
  'land rover, range rover, audi, bmw, citroen, fiat, ford, honda, hyundai, isuzu, kia, lexus, mazda, mercedes, mini, mitsubishi, nissan, opel, peugeot, peugeot 2008, peugeot 3008, peugeot 5008, renault, rover, skoda, subaru, suzuki, toyota, vauxhall, volkswagen, vw, volvo, civic, corolla, vitz, auris, demio, swift, corsa, golf, passat, astra, clio, megane, fiesta, qashqai, juke, freelander, jip, jeep'

/** The meanings by phrase: folded words, by their stems, with a space between them. */
export const phrases: ReadonlyMap<string, readonly Meaning[]> = collect([
  ...cities.flatMap((city) => ways(`${city}, ${cityWords[city]}`, { is: 'city', city })),
  ...cities.flatMap((city) => areas[city].flatMap((area) => waysToArea(city, area))),
  ...landmarks.flatMap(({ code, city }) =>
    ways(withDatives(landmarkWords[code]), { is: 'landmark', near: code, city }),
  ),
  ...ways(carNames, { is: 'car', isText: true }),
  ...meaningsOf(english),
  ...meaningsOf(turkish),
])

/** The most words of a phrase. */
export const maxPhraseWords = Math.max(...[...phrases.keys()].map((key) => key.split(' ').length))

/** How `phrases` names folded words. */
export function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ')
}

type Entry = readonly [phrase: string, meaning: Meaning]

function meaningsOf(words: TypedWords): readonly Entry[] {
  const { homes, kinds, atMost, atLeast, until, since, range } = words
  return [
    ...each(words.deals, (deal) => ({ is: 'deal', deal })),
    ...each(homes, (name) => ({ is: 'home', ...placeOf(name), isText: false })),
    ...each(kinds, (name) => ({ is: 'home', ...placeOf(name), isText: true })),
    ...ways(words.cars, { is: 'car', isText: false }),
    ...ways(words.carsForRent, { is: 'car', subcategory: 'Cars for Rent', isText: false }),
    ...ways(words.studio, { is: 'code', of: 'home', key: 'rooms', code: 'studio' }),
    ...each(words.furnished, (code) => ({ is: 'code', of: 'home', key: 'furnished', code })),
    ...each(words.offeredBy, (code) => ({ is: 'code', of: 'home', key: 'offeredBy', code })),
    ...each(words.gearbox, (code) => ({ is: 'code', of: 'car', key: 'gearbox', code })),
    ...each(words.fuel, (code) => ({ is: 'code', of: 'car', key: 'fuel', code })),
    ...each(words.body, (code) => ({ is: 'code', of: 'car', key: 'body', code })),
    ...ways(words.near, { is: 'near' }),
    ...each(words.landmarks, (near) => ({ is: 'landmarks', near })),
    ...ways(words.bedrooms, { is: 'bedrooms' }),
    ...words.numbers
      .split(', ')
      .flatMap((word, index) => ways(word, { is: 'number', value: index + 1 })),
    ...bounds(atMost, 'max', false),
    ...bounds(atLeast, 'min', false),
    ...bounds(until, 'max', true),
    ...bounds(since, 'min', true),
    ...ways(words.model, { is: 'model' }),
    ...ways(range[0], { is: 'range', side: 'before' }),
    ...ways(range[1], { is: 'range', side: 'between' }),
    ...ways(range[2], { is: 'range', side: 'after' }),
    ...each(words.factors, (factor) => ({ is: 'factor', factor: Number(factor) })),
    ...currencies.flatMap((currency) =>
      ways(words.currencies[currency], { is: 'currency', currency }),
    ),
    ...each(words.units, (unit) => ({ is: 'unit', unit })),
    ...ways(words.otherUnits, { is: 'otherUnit' }),
    ...ways(words.either, { is: 'either' }),
    ...ways(words.kept, { is: 'kept' }),
    ...ways(words.wishes, { is: 'wish' }),
  ]
}

/** The centre of a town only after its name. */
function waysToArea(city: City, area: string): readonly Entry[] {
  const called = waysToCall(city, area).split(', ').filter(isUnambiguous)
  const names =
    area === townCentre
      ? [city, ...cityWords[city].split(', ')].flatMap((town) =>
          [area, ...called].map((centre) => `${town} ${centre}`),
        )
      : called
  return names.flatMap((name) => ways(name, { is: 'area', city, area }))
}

/** The dative of Turkish names, which stems keep: `limanına yakın`. */
function withDatives(names: string): string {
  return names.replace(/[^, ][^,]*[ıiuü](?=,|$)/g, (name) => `${name}, ${name}na, ${name}ne`)
}

function placeOf(name: Subcategory | 'any'): { category: Category; subcategory?: Subcategory } {
  return { category: 'Real Estate', ...(name !== 'any' && { subcategory: name }) }
}

function bounds(
  [before, after]: readonly [string, string],
  bound: Bound,
  isOfYears: boolean,
): readonly Entry[] {
  return [
    ...ways(before, { is: 'bound', bound, side: 'before', isOfYears }),
    ...ways(after, { is: 'bound', bound, side: 'after', isOfYears }),
  ]
}

function each<Name extends string>(
  rows: Readonly<Record<Name, string>>,
  meaning: (name: Name) => Meaning,
): readonly Entry[] {
  const names = Object.keys(rows).filter((name): name is Name => name in rows)
  return names.flatMap((name) => ways(rows[name], meaning(name)))
}

function ways(list: string, meaning: Meaning): readonly Entry[] {
  if (list === '') return []
  return list.split(', ').map((way) => [keyOf(foldText(way).split(' ')), meaning] as const)
}

function collect(entries: readonly Entry[]): ReadonlyMap<string, readonly Meaning[]> {
  const found = new Map<string, Meaning[]>()
  for (const [phrase, meaning] of entries) {
    const known = found.get(phrase)
    if (!known) found.set(phrase, [meaning])
    else known.push(meaning)
  }
  return found
}
