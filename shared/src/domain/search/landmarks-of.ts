import type { Landmark } from '#domain/areas/landmarks.ts'
import { landmarks } from '#domain/areas/landmarks.ts'
import { landmarksNear } from '#domain/areas/landmarks-near.ts'
import { landmarkWords } from '#domain/areas/landmark-words.ts'
import type { Listing } from '#domain/listing/listing.ts'

import { areaOf } from './area-of.ts'
import { stemOf, wordsOf } from './words.ts'

type Placed = Pick<Listing, 'category' | 'location' | 'area' | 'title'>

/** The names of each, as stems with a space around each word. */
const namesOf = new Map<Landmark, readonly string[]>(
  landmarks.map((landmark) => [landmark, landmarkWords[landmark.code].split(', ').map(stemsOf)]),
)

/**
 * The landmarks that a home is near: those in reach of its area ({@link areaOf}), and those that its title names, since most
 * listings state no area. Other listings are near none.
 */
export function landmarksOf(listing: Placed): readonly Landmark[] {
  const { category, location, title } = listing
  if (category !== 'Real Estate') return []
  const area = areaOf(listing)
  const near = area === undefined ? [] : landmarksNear(location, area)
  const words = stemsOf(title)
  const named = landmarks.filter(
    (one) => one.city === location && namesOf.get(one)?.some((name) => words.includes(name)),
  )
  return [...new Set([...near.map(({ landmark }) => landmark), ...named])]
}

/** What searches near something name it by: the codes of a home's landmarks, and their kinds. */
export function nearValues(listing: Placed): ReadonlySet<string> {
  return new Set(landmarksOf(listing).flatMap(({ code, kind }) => [code, kind]))
}

function stemsOf(text: string): string {
  return ` ${wordsOf(text).map(stemOf).join(' ')} `
}
