import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Names of countries by their codes, `tr`, as the phone field takes them; none in the default language, in which the
 * field has its own.
 */
export function countryNames(language: Language): Readonly<Record<string, string>> {
  if (language === languages[0]) return {}
  // Browsers from before 2021 have no such names.
  if (!('DisplayNames' in Intl)) return {}
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return Object.fromEntries(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const name = names.of(code.toUpperCase())
        return name === undefined ? [] : [[code, name]]
      }),
  )
}
