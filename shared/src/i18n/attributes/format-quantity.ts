import type { Unit } from '#domain/attributes/units.ts'
import { formatNumber } from '#domain/format-number.ts'
import type { Language } from '#domain/languages.ts'
import { cardWords } from '#i18n/card-words.ts'

/** The unit of a number that is typed; undefined where the name of the attribute says it, such as `Seats`. */
export function unitName(unit: Unit, language: Language): string | undefined {
  const names: Readonly<Partial<Record<Unit, string>>> = cardWords(language).unitNames
  return names[unit]
}

/** A number with its unit: `84,000 km`, `%88`. */
export function formatQuantity(value: number, unit: Unit | undefined, language: Language): string {
  const number = formatNumber(value, language)
  if (unit === undefined) return number
  return cardWords(language).units[unit].replace('#', () => number)
}
