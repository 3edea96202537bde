import type { City } from '#domain/location.ts'
import { cities, townCentre } from '#domain/location.ts'

import { areaFacts } from './area-facts.ts'
import { areas } from './areas.ts'
import { kmBetween } from './km-between.ts'

type Place = { readonly location: City; readonly area: string }

/** Within a quarter of an hour by car. */
const nearKm = 10

/** The other cities, the nearest first. */
export function citiesNear(city: City): readonly City[] {
  const centreOf = (location: City) => areaFacts(location, townCentre)
  return cities
    .filter((other) => other !== city)
    .map((other) => ({ other, km: kmBetween(centreOf(city), centreOf(other)) }))
    .toSorted((one, two) => one.km - two.km)
    .map(({ other }) => other)
}

/** The areas of any city within ten kilometres of one, the nearest first. */
export function areasNear(location: City, area: string): readonly Place[] {
  const here = areaFacts(location, area)
  return cities
    .flatMap((city) => areas[city].map((one) => ({ location: city, area: one })))
    .map((place) => ({ place, km: kmBetween(here, areaFacts(place.location, place.area)) }))
    .filter(({ km }) => km > 0 && km <= nearKm)
    .toSorted((one, two) => one.km - two.km)
    .map(({ place }) => place)
}
