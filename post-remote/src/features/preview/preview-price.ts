import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import { parseTypedPrice } from '@adamarket/shared/domain/money/parse-typed-price.ts'

import { readAttributes } from '#features/values/typed-attributes.ts'

import type { Previewed } from './previewed.ts'

/** The price as buyers will see it; undefined until there is one. */
export function previewPrice(
  { pair: { subcategory }, values }: Pick<Previewed, 'pair' | 'values'>,
  language: string,
): string | undefined {
  const amount = parseTypedPrice(values.price) ?? 0
  if (amount <= 0) return undefined
  const { attributes } = readAttributes(values.attributes, subcategory)
  const unit = priceUnitOf({ subCategory: subcategory, ...(attributes && { attributes }) })
  return formatPrice({ amount, currency: values.currency }, unit, language)
}
