import { foldText } from './fold-text.ts'
import { isInScope, knownQueryScope } from './known-queries.ts'
import type { Listing } from './listing.ts'
import type { SearchQuery } from './search-query.ts'

type SearchedFields = Pick<
  Listing,
  'title' | 'location' | 'category' | 'subCategory' | 'condition' | 'status'
>

/**
 * The rule of search (specification, section 7): the text is a substring, ignoring case, of title,
 * location, category or subcategory; location and condition are equal to those chosen. Queries of
 * the category tabs and tiles also find the ads of their categories. Sold ads are not found.
 */
export function matchesSearch(listing: SearchedFields, query: SearchQuery): boolean {
  if (listing.status === 'sold') return false
  if (query.location !== 'All' && listing.location !== query.location) return false
  if (query.condition && listing.condition !== query.condition) return false
  return matchesText(listing, query.text)
}

function matchesText(listing: SearchedFields, text: string): boolean {
  const wanted = foldText(text.trim())
  const fields = [listing.title, listing.location, listing.category, listing.subCategory]
  return (
    fields.some((field) => foldText(field).includes(wanted)) ||
    isInScope(knownQueryScope(text), listing)
  )
}
