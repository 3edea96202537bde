/** Collections that a backup has, at any depth. */
export const backedUp = [
  'posts',
  'users',
  'favourites',
  'reports',
  'limits',
  'listingStats',
  'countedFavourites',
  'deletedListings',
  'deletedAccounts',
  'exchangeRates',
  'deployment',
] as const

/** Collections that are derived from those: restoring writes them again. */
export const derived = ['searchIndex', 'searchEntries', 'sitemaps'] as const
