import type { Photo } from '#parts/photos/photo.ts'
import type { Pair } from '#parts/values/changes-of.ts'
import type { ListingValues } from '#parts/values/listing-values.ts'

/** What a preview shows. */
export type Previewed = {
  readonly pair: Pair
  readonly values: ListingValues
  /** The cover first. */
  readonly photos: readonly Photo[]
}
