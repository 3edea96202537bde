import { languageFacts, languageOf } from './languages.ts'

/** Dates are those of North Cyprus, for visitors elsewhere and on a server as well. */
export const timeZone = 'Asia/Nicosia'

/** The locale of dates and names of currencies in a language of the site. */
export function localeOf(language: string): string {
  return languageFacts[languageOf(language)].locale
}
