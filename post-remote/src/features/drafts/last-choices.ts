import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

import type { ListingValues } from '#features/values/listing-values.ts'
import { listingValues } from '#features/values/listing-values.ts'

/** The choices that most listings of a seller have in common. */
const choices = v.object({
  ...v.pick(listingValues, ['phoneNumber', 'location', 'currency', 'condition']).entries,
  /** The choices of older versions lack it. */
  contactMethod: v.exactOptional(listingValues.entries.contactMethod),
})

const stored = (userId: string) =>
  storedValue('localStorage', `last-choices:${userId}`, v.pipe(v.string(), v.parseJson(), choices))

/** The choices of the last listing posted on this device; nothing without one. */
export function lastChoices(userId: string): Partial<ListingValues> {
  return stored(userId).read() ?? {}
}

export function storeChoices(userId: string, values: v.InferOutput<typeof choices>): void {
  const { phoneNumber, location, currency, condition, contactMethod } = values
  const isReachable = contactMethod !== undefined && contactMethod.length > 0
  stored(userId).write({
    phoneNumber,
    location,
    currency,
    condition,
    // A seller who chose none once is reachable again.
    ...(isReachable && { contactMethod }),
  })
}
