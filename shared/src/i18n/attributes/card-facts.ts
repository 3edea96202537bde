import { unitOf } from '#domain/attributes/units.ts'
import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'
import type { Listing } from '#domain/listing/listing.ts'

import { cardWords } from '#i18n/card-words.ts'
import { formatQuantity } from './format-quantity.ts'

/** What buyers compare first. Cards show the first of these that a listing has, and always who offers it. */
export const cardKeys = [
  'rooms',
  'area',
  'plotArea',
  'dealType',
  'roomType',
  'length',
  'mileage',
  'gearbox',
  'engineSize',
  'console',
  'ram',
  'storage',
  'batteryHealth',
  'screenSize',
  'capacity',
  'btu',
  'sofaSeats',
  'width',
  'size',
  'shoeSize',
  'players',
  'persons',
  'age',
  'sex',
  'hoursPerWeek',
  'lessonPlace',
  'offeredBy',
] as const

const maxFacts = 3

/** A space inside a fact: a line that is too short for all of them ends between two. */
const noBreak = '\u00a0'

/** The few facts on the card of a listing, the year first: `2016 · 84,000 km`, `3+1 · 120 m² · To rent`. */
export function cardFacts(
  { year, attributes = {} }: Pick<Listing, 'year' | 'attributes'>,
  language: string,
): readonly string[] {
  const known = languageOf(language)
  const facts = cardKeys.flatMap((key) => {
    const value = Object.hasOwn(attributes, key) ? attributes[key] : undefined
    if (key === 'offeredBy') return []
    if (typeof value === 'number') return [formatQuantity(value, unitOf(key), known)]
    return typeof value === 'string' ? [nameOf(value, known)] : []
  })
  const { offeredBy } = attributes
  return [...(year === undefined ? [] : [String(year)]), ...facts]
    .slice(0, maxFacts)
    .concat(typeof offeredBy === 'string' ? nameOf(offeredBy, known) : [])
    .map((fact) => fact.replaceAll(' ', noBreak))
}

/** Codes without a name, such as `2+1` and `128GB`, are shown as they are. */
function nameOf(code: string, language: Language): string {
  const names: Readonly<Record<string, string>> = cardWords(language).codes
  return (Object.hasOwn(names, code) && names[code]) || code.replace(/^(\d+)([GT]B)$/, '$1 $2')
}
