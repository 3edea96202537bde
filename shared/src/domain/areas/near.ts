import type { City } from '#domain/location.ts'
import { cities, townCentre } from '#domain/location.ts'

import { areaFacts } from './area-facts.ts'
import { areas } from './areas.ts'

type Place = { readonly location: City; readonly area: string }

const kmOfDegree = 111
/** On Cyprus a degree of longitude is shorter than one of latitude. */
const longitudeScale = 0.82
/** Within a quarter of an hour by car. */
const nearKm = 10

/** The other cities, the nearest first. */
export function citiesNear(city: City): readonly City[] {
  const centreOf = (location: City) => ({ location, area: townCentre })
  return cities
    .filter((other) => other !== city)
    .map((other) => ({ other, km: kmBetween(centreOf(city), centreOf(other)) }))
    .toSorted((one, two) => one.km - two.km)
    .map(({ other }) => other)
}

/** The areas of any city within ten kilometres of one, the nearest first. */
export function areasNear(location: City, area: string): readonly Place[] {
  const here = { location, area }
  return cities
    .flatMap((city) => areas[city].map((one) => ({ location: city, area: one })))
    .map((place) => ({ place, km: kmBetween(here, place) }))
    .filter(({ km }) => km > 0 && km <= nearKm)
    .toSorted((one, two) => one.km - two.km)
    .map(({ place }) => place)
}

/** The distance as the crow flies; infinite if a place is unknown. */
function kmBetween(one: Place, other: Place): number {
  const [from, to] = [areaFacts(one.location, one.area), areaFacts(other.location, other.area)]
  if (!from || !to) return Infinity
  return (
    kmOfDegree *
    Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * longitudeScale)
  )
}
