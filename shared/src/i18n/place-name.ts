import type { City } from '#domain/location.ts'
import { parseLocation, townCentre } from '#domain/location.ts'

/** Stored names are the English ones. */
const turkishNames: Record<City, string> = {
  Lefkosia: 'Lefkoşa',
  Magusa: 'Gazimağusa',
  Girne: 'Girne',
  Guzelyurt: 'Güzelyurt',
  Lefke: 'Lefke',
  Iskele: 'İskele',
}

/** The name of a stored location in a language; as stored when it is not one of the cities. */
export function placeName(location: string, language: string): string {
  const city = parseLocation(location)
  if (city === 'All') return location
  return language === 'tr' ? turkishNames[city] : city
}

/** The name of an area in a language: the Turkish ones are the usual ones in any. */
export function areaName(area: string, language: string): string {
  return language !== 'tr' && area === townCentre ? 'Centre' : area
}

/** Where a listing is: `Alsancak, Girne`, or the location alone. */
export function placeOf(
  { location, area }: { readonly location: string; readonly area?: string | undefined },
  language: string,
): string {
  const town = placeName(location, language)
  return area === undefined ? town : `${areaName(area, language)}, ${town}`
}
