import { languageOf } from '#domain/languages.ts'
import { parseLocation, townCentre } from '#domain/location.ts'

import { sharedTexts } from './shared-texts.ts'

const places = sharedTexts('places')

/** The name of a stored location in a language; as stored when it is not one of the cities. */
export function placeName(location: string, language: string): string {
  const city = parseLocation(location)
  return city === 'All' ? location : places(languageOf(language))[city]
}

/** The name of an area in a language: the Turkish ones are the usual ones in any. */
export function areaName(area: string, language: string): string {
  return area === townCentre ? places(languageOf(language)).centre : area
}

/** Where a listing is: `Alsancak, Girne`, or the location alone. */
export function placeOf(
  { location, area }: { readonly location: string; readonly area?: string | undefined },
  language: string,
): string {
  const town = placeName(location, language)
  if (area === undefined || area === '') return town
  return `${areaName(area, language)}${separatorIn(language)}${town}`
}

/** What stands between the items of a list in one line: a comma of the language. */
export function separatorIn(language: string): string {
  return places(languageOf(language)).separator
}
