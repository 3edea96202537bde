import { paths } from '@adamarket/shared/contract/paths.ts'
import { encodeUrlText } from '@adamarket/shared/domain/text/encode-url-text.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { categoryTabs } from '@adamarket/shared/domain/search/known-queries.ts'

/** The categories of the tab bar with their links, which contain no location (specification, section 2.1). */
export const categoryLinks = categoryTabs.map(({ query }) => ({
  query,
  href: `${paths.search}?query=${encodeUrlText(query)}`,
}))

/** Whether a search is for this category, ignoring case like the search. */
export function isSearchFor(query: string, searched: string | undefined): boolean {
  return searched !== undefined && foldText(searched) === foldText(query)
}
