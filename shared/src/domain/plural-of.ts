import type { Language } from './languages.ts'

/** The plural categories of whole numbers, those of `Intl.PluralRules`, whose first use takes a slow phone long. */
export const pluralOf: Readonly<Record<Language, (count: number) => Intl.LDMLPluralRule>> = {
  en: oneOrOther,
  tr: oneOrOther,
  ru: (count) => {
    if (isBetween(count % 100, 11, 14)) return 'many'
    if (count % 10 === 1) return 'one'
    return isBetween(count % 10, 2, 4) ? 'few' : 'many'
  },
  ar: (count) => {
    const small = (['zero', 'one', 'two'] as const)[count]
    if (small) return small
    if (isBetween(count % 100, 3, 10)) return 'few'
    return isBetween(count % 100, 11, 99) ? 'many' : 'other'
  },
}

function oneOrOther(count: number) {
  return count === 1 ? 'one' : 'other'
}

function isBetween(value: number, first: number, last: number): boolean {
  return value >= first && value <= last
}
