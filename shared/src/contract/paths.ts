import type { SearchQuery } from '#domain/search-query.ts'
import { formatSearchQuery } from '#domain/search-query.ts'

/** Every route of the site (specification, section 2; those after `success` are ours). */
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
  form: (category: string, subcategory: string) =>
    `/attributes/${encodeURIComponent(category)}/${encodeURIComponent(subcategory)}`,
} as const
