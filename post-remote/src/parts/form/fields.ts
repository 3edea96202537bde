import type { ListingValues } from '#parts/values/listing-values.ts'
import type { Faults } from '#parts/values/read-values.ts'

/** What each part of the form is given. */
export type FieldsProps = {
  readonly values: ListingValues
  readonly onChange: (changed: Partial<ListingValues>) => void
  readonly faults: Faults
}
