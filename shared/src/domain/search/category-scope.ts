import type { Category, Subcategory } from '#domain/category-tree.ts'
import { categoryTree } from '#domain/category-tree.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** What a known query stands for: all listings of these categories, or of these subcategories. */
export type CategoryScope = {
  readonly categories: readonly Category[]
  readonly subcategories: readonly Subcategory[]
  /** Only listings to let, or only others; absent: both. */
  readonly deal?: 'rent' | 'sale'
}

/** Whether a listing is within a scope. */
export function isInScope(
  scope: CategoryScope,
  listing: Pick<Listing, 'category' | 'subCategory' | 'attributes'>,
): boolean {
  if (scope.deal && scope.deal !== dealOf(listing)) return false
  return (
    scope.categories.some((category) => category === listing.category) ||
    scope.subcategories.some(
      (subcategory) =>
        subcategory === listing.subCategory && categoryOf(subcategory) === listing.category,
    )
  )
}

/** A home without the attribute is for sale, like listings from before attributes. */
function dealOf({
  subCategory,
  attributes,
}: Pick<Listing, 'subCategory' | 'attributes'>): 'rent' | 'sale' {
  const type = attributes?.['dealType']
  return subCategory === 'Room Rentals' || type === 'rent' || type === 'daily' ? 'rent' : 'sale'
}

function categoryOf(subcategory: Subcategory): Category | undefined {
  return categoryTree.find(({ subcategories }) =>
    subcategories.some((candidate) => candidate === subcategory),
  )?.name
}
