/**
 * A listing that the user wants to find again. What it was is kept beside its id, so that the entry still says
 * something when the ad is gone.
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

/** The most favourites of one person. */
export const mostFavourites = 500
