/**
 * A listing that the user has saved. Its title and price are stored with its id, so that the entry can still
 * be shown when the listing is gone.
 */
export type Favourite = {
  readonly listingId: string
  /** When it was added, ISO 8601. */
  readonly addedAt: string
  readonly title: string
  /** In units of {@link Favourite.currency}, not cents. */
  readonly price: number
  readonly currency: string
}

/** The limit for one user. */
export const maxFavourites = 500
