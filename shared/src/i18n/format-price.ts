import type { PriceUnit } from '#domain/attributes/price-unit.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/format-money.ts'

import { cardWords } from './card-words.ts'

/** A formatted price with what it is for, if that is not the whole: `£450 / month`. */
export function formatPrice(money: Money, unit: PriceUnit | undefined, language: string): string {
  const formatted = formatMoney(money, language)
  return unit ? `${formatted} / ${cardWords(language).priceUnits[unit]}` : formatted
}
