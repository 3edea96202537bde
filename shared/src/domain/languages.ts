/** The languages of the site; the first is the default. */
export const languages = ['en', 'tr'] as const

export type Language = (typeof languages)[number]

/** The language of a tag such as `tr-CY`; undefined when the site does not have it. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split('-')[0]
  return languages.find((language) => language === primary)
}

/** The language of a tag; the default when the site does not have it. */
export function languageOf(tag: string | undefined): Language {
  return parseLanguage(tag) ?? languages[0]
}
