import { languageFacts, languageOf } from './languages.ts'

/** Dates are those of North Cyprus, for visitors elsewhere and on a server as well. */
export const timeZone = 'Asia/Nicosia'

/** A format of dates in North Cyprus, or in the device's own zone where the browser does not know that of the island. */
export function createDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, options)
  }
}

/** The locale of dates and numbers in a language of the site. */
export function localeOf(language: string): string {
  return withLatinDigits(languageFacts[languageOf(language)].locale)
}

/** The locale of prices in a language of the site. */
export function priceLocaleOf(language: string): string {
  const { prices, locale } = languageFacts[languageOf(language)]
  return prices ?? locale
}

/** Sellers type the digits 0 to 9, and so do we in languages that have others. */
export function withLatinDigits(locale: string): string {
  return `${locale}-u-nu-latn`
}
