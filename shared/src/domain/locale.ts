/** The locale of dates and names of currencies in a language of the site: English is British here. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
