import type { Unit } from '#domain/attributes/units.ts'
import type { Language } from '#domain/languages.ts'
import { localeOf } from '#domain/locale.ts'

/** Units that are written differently in the two languages, or not as they are stored. */
const written: Readonly<Record<Language, Partial<Record<Unit, string>>>> = {
  en: {
    inch: '{}″',
    '%': '{}%',
    EU: 'EU {}',
    seats: '{} seats',
    players: '{} players',
    persons: '{} persons',
    months: '{} months',
    hours: '{} h a week',
  },
  tr: {
    inch: '{}″',
    '%': '%{}',
    EU: '{} numara',
    seats: '{} kişilik',
    players: '{} oyuncu',
    persons: '{} kişilik',
    months: '{} aylık',
    hours: 'haftada {} saat',
  },
}

/** Made once: creating a format takes longer than rendering a card. */
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat(localeOf('en')),
  tr: new Intl.NumberFormat(localeOf('tr')),
}

const names: Readonly<Record<Language, Partial<Record<Unit, string>>>> = {
  en: { inch: 'inch', EU: 'EU' },
  tr: { inch: 'inç', EU: 'EU' },
}

/** The unit of a number that is typed; undefined where the name of the attribute says it, such as `Seats`. */
export function unitName(unit: Unit, language: Language): string | undefined {
  return names[language][unit] ?? (unit in written[language] && unit !== '%' ? undefined : unit)
}

/** A number with its unit: `84,000 km`, `%88`. */
export function formatQuantity(value: number, unit: Unit | undefined, language: Language): string {
  const number = formats[language].format(value)
  if (unit === undefined) return number
  return (written[language][unit] ?? `{} ${unit}`).replace('{}', () => number)
}
