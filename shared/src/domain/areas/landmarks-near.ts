import { cities } from '#domain/location.ts'

import { areaFacts } from './area-facts.ts'
import { areas } from './areas.ts'
import { kmBetween } from './km-between.ts'
import type { Landmark, LandmarkKind } from './landmarks.ts'
import { landmarks } from './landmarks.ts'
import { placeKey } from './place-counts.ts'

/** A landmark, and how far it is as the crow flies. */
export type NearLandmark = { readonly landmark: Landmark; readonly km: number }

const reachKm = 5
/** Everything in a town would be near its centre. */
const reachOfCentreKm = 3
/** In the country a landmark has few areas around it: the nearest ones are near, within a quarter of an hour by car. */
const minAreas = 4
const widestReachKm = 8

const everyArea = cities.flatMap((city) => areas[city].map((area) => ({ city, area })))

/** The landmarks that a home is near, by its area; the nearest first. */
export function landmarksNear(location: string, area: string): readonly NearLandmark[] {
  nearAreas ??= findNear()
  return nearAreas.get(placeKey(location, area)) ?? []
}

/** Found once: some forty landmarks are compared with more than a hundred areas. */
let nearAreas: ReadonlyMap<string, readonly NearLandmark[]> | undefined

function findNear(): ReadonlyMap<string, readonly NearLandmark[]> {
  const found = new Map<string, NearLandmark[]>()
  for (const landmark of landmarks) {
    for (const { city, area, km } of areasAround(landmark)) {
      const key = placeKey(city, area)
      found.set(key, [...(found.get(key) ?? []), { landmark, km }])
    }
  }
  return new Map(
    [...found].map(([key, near]) => [key, near.toSorted((one, other) => one.km - other.km)]),
  )
}

function areasAround(landmark: Landmark) {
  const reach = reachOf(landmark.kind)
  return everyArea
    .map((one) => ({ ...one, km: kmBetween(landmark, areaFacts(one.city, one.area)) }))
    .toSorted((one, other) => one.km - other.km)
    .filter(({ km }, at) => km <= (at < minAreas ? widestReachKm : reach))
}

function reachOf(kind: LandmarkKind): number {
  return kind === 'centre' ? reachOfCentreKm : reachKm
}

/** How far a landmark, or the nearest of a kind, is from an area; undefined for an area that the location does not have. */
export function kmToLandmark(
  wanted: readonly Landmark[],
  location: string,
  area: string,
): number | undefined {
  const here = areaFacts(location, area)
  const [km] = wanted.map((one) => kmBetween(one, here)).toSorted((one, other) => one - other)
  return here && km
}
