import type {
  AttributeDefinition,
  AttributeKey,
} from '@adamarket/shared/domain/attributes/definitions.ts'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import {
  attributeKeys,
  knownAttributes,
} from '@adamarket/shared/domain/attributes/known-attributes.ts'
import { rentKeys } from '@adamarket/shared/domain/attributes/of-subcategory.ts'
import type { Attributes } from '@adamarket/shared/domain/attributes/stored-attributes.ts'
import type { Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import { parseTypedNumber } from '@adamarket/shared/domain/money/parse-typed-price.ts'

/**
 * The values of the controls of attributes, by key: a code, a number as typed, or `yes`. Values of another
 * subcategory stay until the user returns to it.
 */
export type TypedAttributes = Readonly<Record<string, string>>

/** The value of a checked box. */
export const yes = 'yes'

/** The deals to which an attribute applies; all others apply to every deal. */
const dealsWith: Readonly<Partial<Record<AttributeKey, readonly string[]>>> = {
  rentPayment: ['rent', 'transfer'],
  deposit: ['rent'],
  commission: ['rent'],
  billsIncluded: ['rent'],
  monthlyBills: ['rent'],
  titleDeed: ['sale'],
}

/**
 * The attributes that apply, in the order of the form: a flat to let has no title deed. Those of some deals are asked for
 * once the deal is chosen, unless they are filled in already.
 */
export function applicableAttributes(
  typed: TypedAttributes,
  subcategory: Subcategory,
): readonly AttributeKey[] {
  const isIncluded = typed['billsIncluded'] !== undefined
  const keys = attributeKeys(subcategory).filter((key) => key !== 'monthlyBills' || !isIncluded)
  if (!keys.includes('dealType')) return keys
  const deal = typed['dealType']
  return keys.filter((key) => {
    const deals = dealsWith[key]
    if (!deals) return true
    return deal === undefined ? typed[key] !== undefined : deals.includes(deal)
  })
}

/** Those among them that the form asks for beside the price: what a tenant pays besides the rent. */
export function isBesidePrice(key: AttributeKey): boolean {
  return rentKeys.some((one) => one === key)
}

type Read = {
  /** The attributes of a listing of the subcategory; undefined without any. */
  readonly attributes: Attributes | undefined
  /** The attributes whose numbers are invalid or out of bounds. */
  readonly invalid: readonly AttributeKey[]
}

/** The attributes of a subcategory that apply and were filled in. */
export function readAttributes(typed: TypedAttributes, subCategory: Subcategory): Read {
  const filled = applicableAttributes(typed, subCategory).flatMap((key) => {
    const text = typed[key]?.trim() ?? ''
    if (text === '') return []
    return [{ key, value: readValue(definitions[key], text) }]
  })
  const attributes = Object.fromEntries(filled.map(({ key, value }) => [key, value]))
  const known = knownAttributes({ subCategory, attributes })
  return {
    attributes:
      known.length > 0
        ? Object.fromEntries(known.map(({ key, value }) => [key, value]))
        : undefined,
    invalid: filled
      .map(({ key }) => key)
      .filter((key) => isTyped(key) && known.every((other) => other.key !== key)),
  }
}

/** The values of the controls for an existing listing. */
export function typedAttributes(listing: Listing): TypedAttributes {
  return Object.fromEntries(
    knownAttributes(listing).map(({ key, value }) => [
      key,
      value === true ? yes : String(rounded(definitions[key], value)),
    ]),
  )
}

/** Not chosen: it can be wrong. */
function isTyped(key: AttributeKey): boolean {
  const { kind } = definitions[key]
  return kind === 'number' || kind === 'text'
}

function readValue(definition: AttributeDefinition, text: string): string | number | true {
  if (definition.kind === 'flag') return true
  if (definition.kind !== 'number') return oneLine(text)
  const size = parseTypedNumber(text.replace(/^[-−]/, '')) ?? Number.NaN
  return Number(rounded(definition, /^[-−]/.test(text) ? -size : size))
}

function rounded(definition: AttributeDefinition, value: string | number): string | number {
  return definition.kind === 'number' && typeof value === 'number'
    ? Number(value.toFixed(definition.digits ?? 0))
    : value
}
