/**
 * The keys under which {@link storedText} stores texts in the browser; `*` stands for anything, such as a
 * user's id. The privacy policy says what each is for, which a test of static-pages-remote checks.
 */
export const storedKeys = [
  'blockedSellers:*',
  'contactDraft.*',
  'comparedCurrency',
  'contactSentAt',
  'countedViews',
  'deskKeys',
  'draft:*',
  'emailLanguage',
  'favourites',
  'favourites-*',
  'forgetDevice',
  'language',
  'last-choices:*',
  'lastVisit',
  'leftForGoogle',
  'loggedInUser',
  'phone-declined:*',
  'recentlyViewed',
  'recentSearches',
  'releaseOverrides',
  'resultsLayout',
  'selectedLocation',
  'signInRequest',
  'telemetryConsent',
  'theme',
  'visitorId',
] as const

type Matching<Pattern> = Pattern extends `${infer Start}*` ? `${Start}${string}` : Pattern

export type StoredKey = Matching<(typeof storedKeys)[number]>

/** Other names under which the browser stores something: databases, caches, and entries of libraries. */
export const otherStores = [
  /** A cookie: the chosen language, for the page function. */
  '__session',
  /** IndexedDB: the photos of drafts. */
  'adamarket-photos',
  /** IndexedDB: what was read, for visits without a connection. */
  'adamarket-reads',
  /** Cache storage: that of the service worker. */
  'arriving',
  'current',
  'files',
  'pictures',
  /** IndexedDB: who is signed in, by Firebase Auth. The other storages have it where there is none. */
  'firebaseLocalStorageDb',
  'firebase:*',
  /** IndexedDB: on which days a Firebase SDK was used. */
  'firebase-heartbeat-database',
  /** IndexedDB, a cookie of Google and local storage, where App Check is on. */
  'firebase-app-check-database',
  '_GRECAPTCHA',
  '_grecaptcha',
  /** The browser's address at a push service, while notifications are chosen. */
  'pushSubscription',
  /** Session storage, by React Router. */
  'react-router-scroll-positions',
] as const
