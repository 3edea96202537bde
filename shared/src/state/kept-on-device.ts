/**
 * The keys under which {@link storedValue} keeps something in the browser; `*` stands for a user's id or the
 * name of a field. The privacy policy says what each is for, and a test of static-pages-remote that it does.
 */
export const storedKeys = [
  'contactDraft.*',
  'contactSentAt',
  'draft:*',
  'favourites',
  'favourites-*',
  'forgetDevice',
  'language',
  'last-choices:*',
  'leftForGoogle',
  'loggedInUser',
  'recentlyViewed',
  'recentSearches',
  'resultsLayout',
  'selectedLocation',
  'signInRequest',
  'telemetryConsent',
  'theme',
  'visitorId',
] as const

type Matching<Pattern> = Pattern extends `${infer Start}*` ? `${Start}${string}` : Pattern

export type StoredKey = Matching<(typeof storedKeys)[number]>

/** What else is kept there: databases, caches, and what libraries store by themselves. In the policy as well. */
export const otherStores = [
  /** IndexedDB: the photos of drafts. */
  'adamarket-photos',
  /** Cache storage, of the service worker: `current`, `arriving`, `files`, `pictures`. */
  'caches',
  /** IndexedDB: who is signed in, by Firebase Auth. Local storage has it where there is no IndexedDB. */
  'firebaseLocalStorageDb',
  /** IndexedDB: documents that were read, and writes that wait; local storage: which tabs share them. */
  'firestore',
  /** IndexedDB: on which days a Firebase SDK was used. */
  'firebase-heartbeat-database',
  /** IndexedDB: the token of App Check, where it is on. */
  'firebase-app-check-database',
  /** A cookie of Google and local storage, where App Check is on. */
  'reCAPTCHA',
  /** Session storage, by React Router. */
  'react-router-scroll-positions',
] as const
