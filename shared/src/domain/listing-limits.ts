/**
 * The hard limits of an ad. The specification has none (section 5); these are far above what its
 * counters suggest, and keep one ad from harming everybody else. The security rules hold the same
 * numbers, and their tests compare them with these.
 */
export const listingLimits = {
  /** In characters. */
  titleLength: 200,
  /** In characters. */
  descriptionLength: 20_000,
  imageCount: 24,
  /** Of one image. */
  imageBytes: 15 * 1024 * 1024,
  /** A price is above 0 and below this, in units of its currency, not cents. */
  priceBelow: 1_000_000_000_000,
} as const
