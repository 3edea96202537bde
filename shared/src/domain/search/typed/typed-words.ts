import type { LandmarkKind } from '#domain/areas/landmarks.ts'
import type { Currency } from '#domain/money/money.ts'

/** Ways to say something, separated by `,`; words are compared by their stems. */
type Ways = string

/**
 * What people type for filters, in one language (specification, section 2.3). Places are those of `search-words.ts`.
 */
export type TypedWords = {
  readonly deals: Readonly<Record<'rent' | 'sale' | 'daily', Ways>>
  /** Homes of a subcategory, or of any: the category says it, so the word is not part of the text any more. */
  readonly homes: Readonly<Record<'Apartments' | 'Land' | 'Room Rentals' | 'any', Ways>>
  /** Words that only some homes of a subcategory have: they stay in the text. */
  readonly kinds: Readonly<Record<'Apartments' | 'Houses' | 'Commercial Properties' | 'any', Ways>>
  readonly cars: Ways
  readonly carsForRent: Ways
  readonly studio: Ways
  /** Beside a landmark. */
  readonly near: Ways
  /** Any of a kind. */
  readonly landmarks: Readonly<Record<LandmarkKind, Ways>>
  /** After the number of bedrooms. */
  readonly bedrooms: Ways
  /** One to six. */
  readonly numbers: Ways
  readonly furnished: Readonly<Record<'full' | 'part' | 'none', Ways>>
  readonly offeredBy: Readonly<Record<'owner' | 'agency', Ways>>
  readonly gearbox: Readonly<Record<'automatic' | 'manual' | 'semiAutomatic', Ways>>
  readonly fuel: Readonly<Record<'petrol' | 'diesel' | 'hybrid' | 'electric' | 'lpg', Ways>>
  readonly body: Readonly<Record<'suv' | 'pickup' | 'saloon' | 'estate' | 'convertible', Ways>>
  /** Bounds before a number, and after it. */
  readonly atMost: readonly [before: Ways, after: Ways]
  readonly atLeast: readonly [before: Ways, after: Ways]
  /** The same for years alone. */
  readonly until: readonly [before: Ways, after: Ways]
  readonly since: readonly [before: Ways, after: Ways]
  /** Beside a year. */
  readonly model: Ways
  /** Before two numbers, between them, and after them. */
  readonly range: readonly [before: Ways, between: Ways, after: Ways]
  readonly factors: Readonly<Record<'1000' | '1000000', Ways>>
  readonly currencies: Readonly<Record<Currency, Ways>>
  readonly units: Readonly<Record<'km' | 'miles' | 'm2' | 'dönüm', Ways>>
  /** After numbers that are neither prices nor years. */
  readonly otherUnits: Ways
  /** Between words of which either may be meant: then nothing is understood. */
  readonly either: Ways
  /** Parts of names, whatever their words mean otherwise. */
  readonly kept: Ways
  /** Left out. */
  readonly wishes: Ways
}
