import type { SearchQuery } from '#domain/search-query.ts'
import { formatSearchQuery } from '#domain/search-query.ts'

/** Every route of the site (specification, section 2; those after `form` are ours, but for profile and the static pages). */
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
  myListings: '/my-listings',
  favourites: '/favourites',
  settings: '/settings',
  editListing: '/edit/:id',
  about: '/AboutUs',
  contact: '/ContactUs',
  terms: '/TermsAndCondition',
  privacy: '/privacy-policy',
  app: '/app',
} as const

/** The builders of every link that carries a value; a value is encoded, whatever it holds. */
export const hrefs = {
  search: (query: SearchQuery) => `${paths.search}?${formatSearchQuery(query)}`,
  listing: (id: string) => `/listing/${encodeURIComponent(id)}`,
  profile: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  /** Signing in, from there on to a path of this site. */
  login: (goOn?: string) => withGoOn(paths.login, goOn),
  register: (goOn?: string) => withGoOn(paths.register, goOn),
  resetPassword: (goOn?: string) => withGoOn(paths.resetPassword, goOn),
  editListing: (id: string) => `/edit/${encodeURIComponent(id)}`,
  form: (category: string, subcategory: string) =>
    `/attributes/${encodeURIComponent(category)}/${encodeURIComponent(subcategory)}`,
} as const

function withGoOn(path: string, goOn: string | undefined): string {
  return goOn === undefined ? path : `${path}?goOn=${encodeURIComponent(goOn)}`
}

/** The path that an address asks to go on to after signing in; undefined unless it is one of this site. */
export function goOnFrom(search: URLSearchParams): string | undefined {
  return ownPath(search.get('goOn'))
}

/** A path, query and all, that cannot lead to another site; undefined for anything else. */
export function ownPath(value: string | null | undefined): string | undefined {
  return value && /^\/(?![/\\])[^\t\n\r\\]*$/.test(value) ? value : undefined
}
