import { formatMoney } from '#domain/money/format-money.ts'
import type { RentCost, RentParts } from '#domain/money/rent-costs.ts'
import type { Language } from '#domain/languages.ts'
import type { Money } from '#domain/money/money.ts'
import type en from '#texts/en/rent-costs.json'

import { bundledTexts } from './bundled-texts.ts'
import { separatorIn } from './place-name.ts'

export const rentCostTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/rent-costs.json', { eager: true, import: 'default' }),
)

/** A cost of a rental in words. */
export type RentCostInWords = {
  /** What is known of it; undefined when nothing can be summed up. */
  readonly sum: Money | undefined
  /** Some of its parts are not stated: it may be more. */
  readonly isLeast: boolean
  /** `6 months’ rent £2,400, deposit £400, commission not stated`. */
  readonly parts: string
}

/** What a cost of a rental consists of; undefined when it states none of its parts besides the rent. */
export function rentCostInWords(
  cost: RentCost,
  parts: RentParts,
  language: Language,
): RentCostInWords | undefined {
  const { rent, ahead, deposit, commission, bills } = parts
  if ([ahead, deposit, commission, bills].every((part) => part === undefined)) return undefined
  const t = rentCostTexts(language)
  const price = (amount: number) => formatMoney({ ...rent, amount }, language)
  const inMonths = (count: number) => ({
    has: count === 0 ? 'no' : 'yes',
    price: price(rent.amount * count),
  })
  const joined = (...said: readonly string[]) => said.join(separatorIn(language))
  if (cost === 'monthly') {
    return {
      sum: { ...rent, amount: rent.amount + (bills ?? 0) },
      isLeast: bills === undefined,
      parts:
        bills === undefined
          ? t('billsUnknown')
          : t('bills', { has: bills === 0 ? 'no' : 'yes', price: price(bills) }),
    }
  }
  const known = (ahead ?? 0) + (deposit ?? 0) + (commission ?? 0)
  return {
    sum: ahead === undefined ? undefined : { ...rent, amount: rent.amount * known },
    isLeast: deposit === undefined || commission === undefined,
    parts: joined(
      ahead === undefined
        ? t('aheadUnknown')
        : t('ahead', { count: ahead, price: price(rent.amount * ahead) }),
      deposit === undefined ? t('depositUnknown') : t('deposit', inMonths(deposit)),
      commission === undefined ? t('commissionUnknown') : t('commission', inMonths(commission)),
    ),
  }
}
