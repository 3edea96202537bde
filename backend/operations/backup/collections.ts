/**
 * Collections that a backup has, at any depth, in the order in which they are copied and restored. The audit log comes
 * first and the notes of what was deleted last: what a copied entry says is in the documents that are copied after it.
 * Profiles come after all that is below them: restoring takes what a user with a profile does not have for turned off.
 */
export const backedUp = [
  'auditLog',
  'cases',
  'limits',
  'posts',
  'withheldListings',
  'favourites',
  'savedSearches',
  'savedSearchIndex',
  'alerts',
  'alertSettings',
  'pushSubscriptions',
  'favouriteWatchers',
  'blockedSellers',
  'notices',
  'users',
  'reports',
  'listingStats',
  'countedFavourites',
  'moderators',
  'deletedListings',
  'deletedAccounts',
  'exchangeRates',
  'deployment',
  'registryHistory',
] as const

/**
 * The part of a backup that says what users and moderators have decided: what is deleted, withheld, sold, banned or
 * turned off. `npm run ops -- backup <folder> --decisions` copies it alone. A list names the only fields that it has.
 */
export const decisions: readonly {
  readonly name: (typeof backedUp)[number]
  readonly fields?: readonly string[]
}[] = [
  { name: 'auditLog' },
  { name: 'cases' },
  { name: 'limits' },
  { name: 'posts', fields: ['userId', 'status', 'heldBy', 'statusReason', 'imageUrl'] },
  { name: 'withheldListings' },
  { name: 'users', fields: ['email', 'emailVerified', 'picture'] },
  { name: 'savedSearches' },
  { name: 'savedSearchIndex' },
  { name: 'alerts' },
  { name: 'alertSettings' },
  { name: 'pushSubscriptions' },
  { name: 'blockedSellers' },
  { name: 'reports' },
  { name: 'notices' },
  { name: 'moderators' },
  { name: 'deletedListings' },
  { name: 'deletedAccounts' },
]

/**
 * Collections that restoring writes again, emails and notifications, which would be sent again, counts of days, and what was done when,
 * or is still to be done, which is no longer true.
 */
export const leftOut = [
  'searchIndex',
  'searchEntries',
  'sitemaps',
  'placeCounts',
  'fingerprints',
  'mail',
  'pushMessages',
  'phoneCodes',
  'promises',
  'unfinishedEvents',
  'releaseCounts',
] as const
