import { areasOf } from '#domain/areas/areas.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { foldText } from '#domain/text/fold-text.ts'

import { stemOf, wordsOf } from './words.ts'

/** Names that are words as well: with a garden, an olive grove, sandy, a police station, a meadow, the centre of any village. */
const ambiguous = new Set(
  ['Bahçeli', 'Bahçeler', 'Zeytinlik', 'Kumsal', 'Karakol', 'Yayla', 'Merkez'].map(foldText),
)

/** Whether the name of an area means that area wherever it stands. */
export function isUnambiguous(area: string): boolean {
  return !ambiguous.has(foldText(area))
}

/**
 * The area that a listing is in: the stated one, if the location has it, or else the one that its title names, since most listings state none
 * (specification, section 2.3).
 */
export function areaOf({
  location,
  area,
  title,
}: Pick<Listing, 'location' | 'area' | 'title'>): string | undefined {
  return area !== undefined && areasOf(location).includes(area)
    ? area
    : areaInTitle(location, title)
}

function areaInTitle(location: string, title: string): string | undefined {
  const named = areasOf(location).filter(isUnambiguous)
  if (named.length === 0) return undefined
  const words = ` ${stemsOf(title)} `
  return named.find((area) => words.includes(` ${stemsOf(area)} `))
}

function stemsOf(text: string): string {
  return wordsOf(text).map(stemOf).join(' ')
}
