import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import * as v from 'valibot'

const favouriteChange = v.variant('kind', [
  v.object({ kind: v.literal('sold') }),
  /** `was` is the price before, in the currency of the listing. */
  v.object({ kind: v.literal('cheaper'), was: v.number() }),
])

/** What a user is told about a favourite. */
export type FavouriteChange = v.InferOutput<typeof favouriteChange>

const waitingChange = v.object({ change: favouriteChange })

/** What a waiting alert says about a favourite; undefined for one about a saved search. */
export function readWaitingChange(fields: unknown): FavouriteChange | undefined {
  const parsed = v.safeParse(waitingChange, fields)
  return parsed.success ? parsed.output.change : undefined
}

/** Undefined when there is nothing to tell. */
export function changeOf(
  before: Listing | undefined,
  after: Listing | undefined,
): FavouriteChange | undefined {
  if (before?.status !== 'active') return undefined
  if (after?.status === 'sold') return { kind: 'sold' }
  const isCheaper = after?.status === 'active' && after.currency === before.currency
  return isCheaper && after.price < before.price
    ? { kind: 'cheaper', was: before.price }
    : undefined
}

/** Whether a change is still to be told, by what the listing says now. */
export function isStillTrue(change: FavouriteChange, { status, price }: Listing): boolean {
  return change.kind === 'sold' ? status === 'sold' : status === 'active' && price < change.was
}

/** A user's favourites that an alert is about: at least one, and the secret that ends such emails. */
export type ChangedFavourites = {
  readonly unsubscribe: string
  readonly changed: readonly { readonly listing: Listing; readonly change: FavouriteChange }[]
}
