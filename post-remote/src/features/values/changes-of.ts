import type { Listing, ListingChanges } from '@adamarket/shared/domain/listing/listing.ts'

import type { CategoryPair } from '#features/categories/category-pair.ts'

import type { ListingValues } from './listing-values.ts'
import { valuesOf } from './listing-values.ts'
import type { ListingFields } from './read-values.ts'

/** The controls whose values differ from the initial ones. */
export function changedValues(
  before: ListingValues,
  after: ListingValues,
): ReadonlySet<keyof ListingValues> {
  const names = new Set<keyof ListingValues>()
  for (const name of valueNames) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) names.add(name)
  }
  return names
}

const valueNames = [
  'title',
  'description',
  'location',
  'area',
  'paymentOptions',
  'price',
  'negotiable',
  'currency',
  'condition',
  'phoneNumber',
  'contactMethod',
  'year',
  'attributes',
] as const satisfies readonly (keyof ListingValues)[]

type Described = {
  readonly values: ListingValues
  /** The fields that `values` describe. */
  readonly fields: ListingFields
  readonly pair: CategoryPair
  readonly imageUrl: readonly string[]
}

/**
 * The fields that the author has changed, and no others: values of an older document in another form
 * stay as they are until the user changes them.
 */
export function changesOf(listing: Listing, described: Described): ListingChanges {
  const { values, fields, pair, imageUrl } = described
  const changed = changedValues(valuesOf(listing), values)
  const isMoved = listing.category !== pair.category || listing.subCategory !== pair.subcategory
  const hasOtherPictures = imageUrl.join(' ') !== listing.imageUrl.join(' ')
  const mayLoseAttributes = isMoved && listing.attributes !== undefined
  const losesYear = isMoved && pair.category !== 'Vehicles' && listing.year !== undefined
  return {
    ...(changed.has('title') && { title: fields.title }),
    ...(changed.has('description') && { description: fields.description }),
    ...(changed.has('location') && { location: fields.location }),
    ...(changed.has('area') && { area: fields.area ?? null }),
    ...(changed.has('paymentOptions') && { paymentOptions: fields.paymentOptions }),
    ...(changed.has('price') && { price: fields.price }),
    ...(changed.has('negotiable') && { negotiable: fields.negotiable ?? null }),
    ...(changed.has('currency') && { currency: fields.currency }),
    ...(changed.has('condition') && { condition: fields.condition }),
    ...(changed.has('phoneNumber') && { phoneNumber: fields.phoneNumber }),
    ...(changed.has('contactMethod') && { contactMethod: fields.contactMethod }),
    ...((changed.has('year') || losesYear) && { year: fields.year ?? null }),
    ...((changed.has('attributes') || mayLoseAttributes) && {
      attributes: fields.attributes ?? null,
    }),
    ...(isMoved && { category: pair.category, subCategory: pair.subcategory }),
    ...(hasOtherPictures && { imageUrl }),
  }
}
