import type { Photo } from '#features/photos/photo.ts'
import type { CategoryPair } from '#features/categories/category-pair.ts'
import type { ListingValues } from '#features/values/listing-values.ts'

/** What a preview shows. */
export type Previewed = {
  readonly pair: CategoryPair
  readonly values: ListingValues
  /** The cover first. */
  readonly photos: readonly Photo[]
}
