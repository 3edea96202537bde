import type { Category, Subcategory } from '#domain/category-tree.ts'
import { subcategoriesOf } from '#domain/category-tree.ts'
import type { Listing } from '#domain/listing/listing.ts'

import { oneLine } from '#domain/text/one-line.ts'

import type { AttributeDefinition, AttributeKey } from './definitions.ts'
import { definitions } from './definitions.ts'
import type { FilterKey } from './filter-kinds.ts'
import { isFilterKey } from './filter-kinds.ts'
import { attributesOf } from './of-subcategory.ts'

export type KnownAttribute = {
  readonly key: AttributeKey
  readonly value: string | number | true
}

type Described = Pick<Listing, 'subCategory' | 'attributes'>

/** The attributes of a subcategory, in the order of the form, without `year`, which is a field of its own. */
export function attributeKeys(subcategory: string): readonly AttributeKey[] {
  return rowOf(subcategory).filter((key) => key !== 'year')
}

/** The attributes of a listing, in the order of the form, without unknown keys and codes and numbers out of range. */
export function knownAttributes({
  subCategory,
  attributes = {},
}: Described): readonly KnownAttribute[] {
  return attributeKeys(subCategory).flatMap((key) => {
    const value = Object.hasOwn(attributes, key) ? attributes[key] : undefined
    return value !== undefined && isValueOf(definitions[key], value) ? [{ key, value }] : []
  })
}

/** The filters that decide in a category, although few of its subcategories may have them. */
const deciding: Readonly<Partial<Record<Category, readonly FilterKey[]>>> = {
  Vehicles: ['make', 'year', 'mileage', 'gearbox'],
  'Real Estate': ['dealType', 'rooms', 'furnished'],
  Jobs: ['payPer', 'hoursPerWeek'],
}

/**
 * The filters of a subcategory; without one, those that decide, and those that at least half of the subcategories of the
 * category have.
 */
export function filtersOfCategory(
  category: Category,
  subcategory?: Subcategory,
): readonly FilterKey[] {
  if (subcategory) return rowOf(subcategory).filter(isFilterKey)
  const rows = subcategoriesOf(category).map(rowOf)
  const isCommon = (key: FilterKey) =>
    rows.filter((row) => row.includes(key)).length * 2 >= rows.length
  const common = rows.flat().filter(isFilterKey).filter(isCommon)
  return [...new Set([...(deciding[category] ?? []), ...common])]
}

/** Letters, digits, and the signs that the names of models have. */
const nameForm = /^[\p{L}\p{N}][\p{L}\p{N} +./&-]{0,39}$/u
const monthForm = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** Whether a value is one that the definition allows. */
function isValueOf(definition: AttributeDefinition, value: unknown): boolean {
  switch (definition.kind) {
    case 'choice':
      return definition.codes.some((code) => code === value)
    case 'flag':
      return value === true
    case 'text':
      return typeof value === 'string' && nameForm.test(value) && value === oneLine(value)
    case 'month':
      return typeof value === 'string' && monthForm.test(value)
    case 'number':
      return typeof value === 'number' && value >= definition.min && value <= definition.max
  }
}

function rowOf(subcategory: string): readonly AttributeKey[] {
  return Object.entries(attributesOf).find(([name]) => name === subcategory)?.[1] ?? []
}
