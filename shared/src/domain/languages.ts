/** The languages of the site; the first is the default. */
export const languages = ['en', 'tr', 'ru', 'ar'] as const

export type Language = (typeof languages)[number]

type LanguageFacts = {
  /** Its name in the language itself, for visitors who read no other. */
  readonly name: string
  /** The locale of dates and numbers: English is British here. */
  readonly locale: string
  /** The direction in which it is read. */
  readonly direction: 'ltr' | 'rtl'
  /** The locale of prices, where the language has other signs for currencies than sellers write. */
  readonly prices?: string
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', locale: 'en-GB', direction: 'ltr' },
  tr: { name: 'Türkçe', locale: 'tr-TR', direction: 'ltr' },
  ru: { name: 'Русский', locale: 'ru-RU', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-AE', direction: 'rtl', prices: 'en-GB' },
}

/** The attributes of an HTML element whose text is in a language. */
export function languageAttributes(language: Language): string {
  return `lang="${language}" dir="${languageFacts[language].direction}"`
}

/** A value for each language. */
export function inEachLanguage<Value>(
  valueIn: (language: Language) => Value,
): Readonly<Record<Language, Value>> {
  const values: Partial<Record<Language, Value>> = Object.fromEntries(
    languages.map((language) => [language, valueIn(language)]),
  )
  if (!hasEach(values)) throw new Error('A language has no value')
  return values
}

function hasEach<Value>(
  values: Partial<Record<Language, Value>>,
): values is Record<Language, Value> {
  return languages.every((language) => language in values)
}

/** The language of a tag such as `tr-CY`; undefined when the site does not have it. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split('-')[0]
  return languages.find((language) => language === primary)
}

/** The language of the first tag that the site has; the default when it has none of them. */
export function languageOf(...tags: readonly (string | null | undefined)[]): Language {
  return tags.map(parseLanguage).find(Boolean) ?? languages[0]
}
