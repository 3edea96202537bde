import type { PriceUnit } from '#domain/attributes/price-unit.ts'
import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'
import type { Money } from './money.ts'
import { formatMoney } from './money.ts'

/** In English, the units are called as their codes. */
const names: Readonly<Partial<Record<Language, Readonly<Record<PriceUnit, string>>>>> = {
  tr: {
    hour: 'saat',
    day: 'gün',
    week: 'hafta',
    month: 'ay',
    lesson: 'ders',
    course: 'kurs',
    person: 'kişi',
    page: 'sayfa',
    job: 'iş',
  },
}

/** A formatted price with what it is for, if that is not the whole: `£450 / month`. */
export function formatPrice(money: Money, unit: PriceUnit | undefined, language: string): string {
  const formatted = formatMoney(money, language)
  return unit ? `${formatted} / ${names[languageOf(language)]?.[unit] ?? unit}` : formatted
}
