import type { ListingValues } from '#features/values/listing-values.ts'
import type { FieldErrors } from '#features/values/read-values.ts'

/** The props of each part of the form. */
export type FieldsProps = {
  readonly values: ListingValues
  readonly onChange: (changed: Partial<ListingValues>) => void
  readonly fieldErrors: FieldErrors
}
