import type { AttributeKey } from '@adamarket/shared/domain/attributes/definitions.ts'
import {
  attributeKeys,
  knownAttributes,
} from '@adamarket/shared/domain/attributes/known-attributes.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { formatAddedDate } from '@adamarket/shared/domain/listing/added-on.ts'
import { shownCondition } from '@adamarket/shared/domain/listing/condition.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { roughlyIn } from '@adamarket/shared/domain/money/convert-money.ts'
import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import type { RentCost } from '@adamarket/shared/domain/money/rent-costs.ts'
import { rentCosts, rentPartsOf } from '@adamarket/shared/domain/money/rent-costs.ts'
import { rentCostInWords, rentCostTexts } from '@adamarket/shared/i18n/rent-costs-texts.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import type { AttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { placeOf } from '@adamarket/shared/i18n/place-name.ts'

import { compareTexts } from './compare-texts.ts'

export type ComparedRow = {
  readonly name: string
  /** A value of each listing; undefined where it says nothing. */
  readonly values: readonly (string | undefined)[]
  readonly differs: boolean
}

type Shown = {
  readonly language: Language
  /** Without the names of attributes, which are loaded apart, there are no rows of them. */
  readonly attributes: AttributeTexts | undefined
  readonly currency: Currency
  readonly rates: ExchangeRates
  readonly now: Date | undefined
}

/** What listings say about the same things: a row for each thing that one of them says something about. */
export function comparedRows(
  listings: readonly Listing[],
  { language, attributes, currency, rates, now }: Shown,
): readonly ComparedRow[] {
  const t = compareTexts(language)
  const row = (name: string, valueOf: (listing: Listing) => string | undefined): ComparedRow => {
    const values = listings.map(valueOf)
    return { name, values, differs: new Set(values).size > 1 }
  }
  const price = (listing: Listing) => {
    const own = { amount: listing.price, currency: listing.currency }
    const rough = roughlyIn(currency, own, rates)
    const shown = formatPrice(rough ?? own, priceUnitOf(listing), language)
    return rough ? t('about', { price: shown }) : shown
  }
  const costInWords = (cost: RentCost, listing: Listing) => {
    const parts = rentPartsOf(listing)
    const said = parts && rentCostInWords(cost, parts, language)
    if (!said) return undefined
    const { sum, isLeast } = said
    if (!sum) return said.parts
    const shown = formatMoney(roughlyIn(currency, sum, rates) ?? sum, language)
    const whole = isLeast ? rentCostTexts(language)('and', { price: shown }) : shown
    return sum.currency === currency ? whole : t('about', { price: whole })
  }
  return [
    row(t('rows.price'), price),
    ...rentCosts.map((cost) =>
      row(rentCostTexts(language)(cost), (listing) => costInWords(cost, listing)),
    ),
    row(t('rows.place'), (listing) => placeOf(listing, language) || undefined),
    row(t('rows.year'), ({ year }) => year?.toString()),
    row(t('rows.condition'), (listing) => {
      const condition = shownCondition(listing)
      return condition && t(`conditions.${condition}`)
    }),
    ...keysOf(listings).map((key) =>
      row(attributes?.names[key] ?? '', (listing) => {
        const said = knownAttributes(listing).find((one) => one.key === key)
        if (!said || !attributes) return undefined
        if (said.key !== 'monthlyBills') return formatAttribute(said, attributes)
        return formatMoney({ amount: Number(said.value), currency: listing.currency }, language)
      }),
    ),
    row(t('rows.added'), ({ timestamp }) => formatAddedDate(timestamp, language, now)),
  ].filter(({ values }) => values.some((value) => value !== undefined))
}

function keysOf(listings: readonly Listing[]): readonly AttributeKey[] {
  return [...new Set(listings.flatMap(({ subCategory }) => attributeKeys(subCategory)))]
}
