import type { City } from '#domain/location.ts'
import { parseLocation } from '#domain/location.ts'

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
