import type { Unit } from '#domain/attributes/units.ts'
import type { Language } from '#domain/languages.ts'
import { localeOf } from '#domain/locale.ts'
import { cardWords } from '#i18n/card-words.ts'

/** Made once: creating a format takes longer than rendering a card. */
const formats = new Map<Language, Intl.NumberFormat>()

/** The unit of a number that is typed; undefined where the name of the attribute says it, such as `Seats`. */
export function unitName(unit: Unit, language: Language): string | undefined {
  const names: Readonly<Partial<Record<Unit, string>>> = cardWords(language).unitNames
  return names[unit]
}

/** A number with its unit: `84,000 km`, `%88`. */
export function formatQuantity(value: number, unit: Unit | undefined, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf(language))
  formats.set(language, format)
  const number = format.format(value)
  if (unit === undefined) return number
  return cardWords(language).units[unit].replace('#', () => number)
}
