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
  editListing: (id: string) => `/edit/${encodeURIComponent(id)}`,
  form: (category: string, subcategory: string) =>
    `/attributes/${encodeURIComponent(category)}/${encodeURIComponent(subcategory)}`,
} as const
