import type { FilterKey } from '#domain/attributes/filter-kinds.ts'
import { filtersOfCategory } from '#domain/attributes/known-attributes.ts'
import type { Category, Subcategory } from '#domain/category-tree.ts'
import { isFiller } from '#domain/search/filler-words.ts'

import { mentionsOtherCategory } from './mentions-other-category.ts'
import type { Meaning } from './phrases.ts'
import { readNear } from './read-near.ts'
import type { Part, Phrase, Token } from './read-phrases.ts'
import { allOf } from './read-phrases.ts'

/** The category that a text is about, and what it says besides numbers. */
export type TypedCategory = {
  readonly of: 'home' | 'car'
  readonly category: Category
  readonly subcategory?: Subcategory
  /** Words that say no more than the category. */
  readonly said: readonly Part[]
  readonly hasDeal: boolean
  readonly codes: readonly (Part & { readonly key: FilterKey; readonly code: string })[]
}

const roomsForm = /^(\d)\+(\d)$/
const singleDigit = /^[1-9]$/

/** Undefined when a text names no home or car, or a thing of another category. */
export function readCategory(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
): TypedCategory | undefined {
  return readHome(tokens, phrases) ?? readCar(tokens, phrases)
}

function readHome(tokens: readonly Token[], phrases: readonly Phrase[]): TypedCategory | undefined {
  const rooms = roomsIn(tokens, phrases)
  const nouns = allOf(phrases, 'home').filter(({ phrase }) => !isCounted(tokens, phrase))
  const [deal] = allOf(phrases, 'deal')
  const furnished = codesOf(phrases, 'home').filter(({ key }) => key === 'furnished')
  const offeredBy = codesOf(phrases, 'home').filter(({ key }) => key === 'offeredBy')
  if (!isOneNumber(phrases, rooms)) return undefined
  const near = readNear(tokens, phrases)
  const hasOtherSign = deal !== undefined || furnished.length > 0 || near !== undefined
  const isHome =
    nouns.length > 0 ||
    isHomeByRooms(tokens, phrases, rooms, hasOtherSign) ||
    (near?.isSaid === true && isHomeByPlace(tokens, phrases))
  if (!isHome) return undefined
  const [noun] = nouns.toSorted((one, other) => weightOf(one.meaning) - weightOf(other.meaning))
  const { category = 'Real Estate', subcategory } = noun?.meaning ?? {}
  return {
    of: 'home',
    category,
    ...(subcategory && { subcategory }),
    said: saidBy(nouns, deal),
    hasDeal: deal !== undefined,
    codes: [
      ...rooms,
      ...furnished,
      ...offeredBy,
      ...(deal ? [{ ...deal.phrase, key: 'dealType' as const, code: deal.meaning.deal }] : []),
    ],
  }
}

/** Whether a text names at most one number of rooms, and that exactly: not `2+1 or 3+1`, not `at least 3+1`. */
function isOneNumber(phrases: readonly Phrase[], rooms: readonly Code[]): boolean {
  const codes = new Set(rooms.map(({ code }) => code))
  return codes.size <= 1 && !rooms.some(({ from }) => isBounded(phrases, from))
}

/** Whether rooms mean a home although no word for one is there: with another sign of it, or nothing else in the text. */
function isHomeByRooms(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  rooms: readonly Code[],
  hasOtherSign: boolean,
): boolean {
  if (rooms.length === 0 || mentionsOtherCategory(tokens, phrases, 'Real Estate')) return false
  return hasOtherSign || hasOnlyKnownWords(tokens, phrases, rooms)
}

/** Whether a text that says near what it is about is about nothing else: `near GAU, furnished`, but not `job near GAU`. */
function isHomeByPlace(tokens: readonly Token[], phrases: readonly Phrase[]): boolean {
  return (
    allOf(phrases, 'car').length === 0 &&
    codesOf(phrases, 'car').length === 0 &&
    hasOnlyKnownWords(tokens, phrases, [])
  )
}

/** A word of a subcategory before one of all homes: `müstakil ev`, `2+1 flat in a house`. */
function weightOf({ subcategory, isText }: Extract<Meaning, { is: 'home' }>): number {
  return (subcategory ? 0 : 2) + (isText ? 1 : 0)
}

function readCar(tokens: readonly Token[], phrases: readonly Phrase[]): TypedCategory | undefined {
  const cars = allOf(phrases, 'car')
  const codes = codesOf(phrases, 'car')
  const isCar = cars.length > 0 || codes.some(({ key }) => key === 'body')
  if (!isCar || mentionsOtherCategory(tokens, phrases, 'Vehicles')) return undefined
  const [deal] = allOf(phrases, 'deal')
  const isForRent =
    cars.some(({ meaning }) => meaning.subcategory === 'Cars for Rent') ||
    deal?.meaning.deal === 'rent' ||
    deal?.meaning.deal === 'daily'
  return {
    of: 'car',
    category: 'Vehicles',
    subcategory: isForRent ? 'Cars for Rent' : 'Cars for Sale',
    said: saidBy(cars, deal),
    hasDeal: deal !== undefined || isForRent,
    codes,
  }
}

/** The words that say no more than the category and the deal. */
function saidBy(
  nouns: readonly { readonly phrase: Phrase; readonly meaning: { readonly isText: boolean } }[],
  deal: { readonly phrase: Phrase } | undefined,
): readonly Part[] {
  const named = nouns.filter(({ meaning }) => !meaning.isText).map(({ phrase }) => phrase)
  return deal ? [...named, deal.phrase] : named
}

/** Whether listings of a category have an attribute; of a home of any kind, those that homes have. */
export function hasAttribute({ category, subcategory }: TypedCategory, key: FilterKey): boolean {
  return filtersOfCategory(category, subcategory).includes(key)
}

type Code = TypedCategory['codes'][number]

function roomsIn(tokens: readonly Token[], phrases: readonly Phrase[]): readonly Code[] {
  const written = tokens.flatMap(({ word }, from): Code[] => {
    const [, rooms, others] = roomsForm.exec(word) ?? []
    return rooms ? [{ from, to: from + 1, key: 'rooms', code: codeOf(Number(rooms), others) }] : []
  })
  const counted = allOf(phrases, 'bedrooms').flatMap(({ phrase }): Code[] => {
    const before = phrases.find(({ to }) => to === phrase.from)
    const number = before?.meanings.find((one) => one.is === 'number')
    const word = tokens[phrase.from - 1]?.word ?? ''
    const count = number?.is === 'number' ? number.value : singleDigit.test(word) && Number(word)
    if (!count) return []
    return [{ from: phrase.from - 1, to: phrase.to, key: 'rooms', code: codeOf(count, '1') }]
  })
  const studio = codesOf(phrases, 'home').filter(({ key }) => key === 'rooms')
  return [...written.filter(({ code }) => code !== 'studio'), ...counted, ...studio]
}

/** 3+2 is nearest to 3+1. */
function codeOf(rooms: number, others: string | undefined): string {
  if (rooms >= 5) return '5+'
  return rooms === 1 && others === '0' ? 'studio' : `${rooms}+1`
}

/** `at least 3+1`: more than one code. */
function isBounded(phrases: readonly Phrase[], from: number): boolean {
  return allOf(phrases, 'bound').some(({ phrase }) => phrase.to === from)
}

/** Whether a text is nothing but rooms, numbers and words with a meaning: `2+1 girne`, but not `2+1 speakers`. */
function hasOnlyKnownWords(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  rooms: readonly Code[],
): boolean {
  const parts = [...phrases, ...rooms]
  return tokens.every(
    ({ word }, index) =>
      !/^\p{L}/u.test(word) ||
      isFiller(word) ||
      parts.some(({ from, to }) => from <= index && index < to),
  )
}

/** `3 rooms`: not a room to let. */
function isCounted(tokens: readonly Token[], { from }: Phrase): boolean {
  return singleDigit.test(tokens[from - 1]?.word ?? '')
}

function codesOf(phrases: readonly Phrase[], of: 'home' | 'car'): readonly Code[] {
  return allOf(phrases, 'code').flatMap(({ phrase: { from, to }, meaning }) =>
    meaning.of === of ? [{ from, to, key: meaning.key, code: meaning.code }] : [],
  )
}
