/**
 * The hard limits of a listing (specification, section 9). They are far above what the counters of the
 * form suggest, and keep one listing from slowing down the site for everyone else. The security rules
 * are written with them.
 */
export const listingLimits = {
  /** In characters. */
  titleLength: 200,
  /** In characters. */
  descriptionLength: 20_000,
  imageCount: 24,
  /** The size of one picture. */
  imageBytes: 15 * 1024 * 1024,
  /** A price is above 0 and below this, in units of its currency, not cents. */
  priceBelow: 1_000_000_000_000,
} as const
