import { cardFacts } from '@adamarket/shared/i18n/attributes/card-facts.ts'

import { readAttributes } from '#features/values/typed-attributes.ts'

import type { Previewed } from './previewed.ts'

/** The facts on a card, the year as typed. */
export function previewFacts(
  { pair, values }: Pick<Previewed, 'pair' | 'values'>,
  language: string,
): readonly string[] {
  const { attributes } = readAttributes(values.attributes, pair.subcategory)
  const year = pair.category === 'Vehicles' ? Number(values.year) : 0
  return cardFacts({ ...(year > 0 && { year }), ...(attributes && { attributes }) }, language)
}
