import { encodeUrlText } from '#domain/text/encode-url-text.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { formatSearchQuery } from '#domain/search/search-query.ts'

/** How many listings can be compared. */
export const maxCompared = 4

/** Every route of the site (specification, section 2). */
export const paths = {
  home: '/',
  search: '/search',
  listing: '/listing/:id',
  picker: '/post',
  form: '/attributes/:category/:subcategory',
  success: '/success',
  profile: '/profile/:userId?',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  accountAction: '/account-action',
  account: '/account',
  myListings: '/my-listings',
  favourites: '/favourites',
  compare: '/compare',
  savedSearches: '/saved-searches',
  settings: '/settings',
  desk: '/desk/:caseId?',
  releases: '/releases',
  editListing: '/edit/:id',
  about: '/AboutUs',
  contact: '/ContactUs',
  terms: '/TermsAndCondition',
  privacy: '/privacy-policy',
  app: '/app',
} as const

/** Builds every link that contains a value, and encodes the value. */
export const hrefs = {
  /** The results of a search, from the first one or from a cursor of the list. */
  search: (query: SearchQuery, after?: string) =>
    `${paths.search}?${formatSearchQuery(query, after)}`,
  /** The Atom feed of the newest listings, of all or of a category. */
  feed: (category?: string) =>
    category === undefined ? '/feed.xml' : `/feed.xml?category=${encodeURIComponent(category)}`,
  listing: (id: string) => `/listing/${encodeURIComponent(id)}`,
  // Unlike an id, a field of a document can have any text.
  profile: (userId: string) => `/profile/${encodeUrlText(userId)}`,
  /** The sign-in page, which redirects to a path of this site after signing in. */
  login: (redirectTo?: string) => withRedirectTo(paths.login, redirectTo),
  register: (redirectTo?: string) => withRedirectTo(paths.register, redirectTo),
  resetPassword: (redirectTo?: string) => withRedirectTo(paths.resetPassword, redirectTo),
  /** The moderators' desk, with a case open or none. */
  desk: (caseId?: string) =>
    caseId === undefined ? '/desk' : `/desk/${encodeURIComponent(caseId)}`,
  /** The listings with these ids side by side. */
  compare: (ids: readonly string[]) =>
    `${paths.compare}?${ids.map((id) => `id=${encodeURIComponent(id)}`).join('&')}`,
  editListing: (id: string) => `/edit/${encodeURIComponent(id)}`,
  /** @param like the id of a listing of the user's own, from which the form starts */
  form: (category: string, subcategory: string, like?: string) =>
    `/attributes/${encodeURIComponent(category)}/${encodeURIComponent(subcategory)}${like === undefined ? '' : `?like=${encodeURIComponent(like)}`}`,
} as const

function withRedirectTo(path: string, redirectTo: string | undefined): string {
  return redirectTo === undefined ? path : `${path}?redirectTo=${encodeURIComponent(redirectTo)}`
}

/** The ids of the listings to compare, from the address: each once, and no more than can be compared. */
export function readCompared(search: URLSearchParams): readonly string[] {
  const ids = search.getAll('id').filter((id) => /^\S+$/.test(id))
  return [...new Set(ids)].slice(0, maxCompared)
}

/** The path to redirect to after signing in, from the address; undefined unless it is a path of this site. */
export function readRedirectTo(search: URLSearchParams): string | undefined {
  return ownPath(search.get('redirectTo'))
}

/** A path with its query that cannot lead to another site; undefined for anything else. */
export function ownPath(value: string | null | undefined): string | undefined {
  return value && /^\/(?![/\\])[^\t\n\r\\]*$/.test(value) ? value : undefined
}
