/** Collections that a backup has, at any depth. */
export const backedUp = [
  'posts',
  'withheldListings',
  'users',
  'favourites',
  'savedSearches',
  'savedSearchIndex',
  'alerts',
  'alertSettings',
  'pushSubscriptions',
  'favouriteWatchers',
  'blockedSellers',
  'reports',
  'limits',
  'listingStats',
  'countedFavourites',
  'notices',
  'cases',
  'auditLog',
  'moderators',
  'deletedListings',
  'deletedAccounts',
  'exchangeRates',
  'deployment',
  'registryHistory',
] as const

/** Collections that restoring writes again, and emails and notifications, which would be sent again. */
export const leftOut = [
  'searchIndex',
  'searchEntries',
  'sitemaps',
  'fingerprints',
  'mail',
  'pushMessages',
] as const
