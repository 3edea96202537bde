import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingPage, ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { findWithOtherWords } from '@adamarket/shared/domain/search/other-words.ts'
import { isInOtherScript } from '@adamarket/shared/domain/search/is-in-other-script.ts'
import { activeFilters } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { textsOf } from '@adamarket/shared/domain/search/search-query.ts'

import type { Instead } from './result-list.ts'

/** The first page of a search near one that finds nothing, and what was searched for. */
export async function readWithOtherWords<Page extends ListingPage>(
  listings: ListingsPort,
  query: SearchQuery,
  read: (text: string) => Promise<Result<Page, AppError>>,
): Promise<{ readonly page: Page; readonly instead: Instead } | undefined> {
  const [text = ''] = textsOf(query)
  const other = await findWithOtherWords(text, {
    find: async (one) => {
      const page = await read(one)
      return page.ok && page.value.listings.length > 0 ? page.value : undefined
    },
    occurs: async (word) => {
      // A count would cost the same, and is not made before the first view.
      const page = await listings.search({ ...query, text: word }, { limit: 1 })
      return !page.ok || page.value.listings.length > 0
    },
    // All of a place is nothing like what was searched for.
    hasFilters: activeFilters(query).some((one) => one !== 'location' && one !== 'district'),
  })
  if (!other) return undefined
  const dropped = await asTyped(query.typed ?? query.text, other.dropped)
  return { page: other.found, instead: { text: other.text, dropped } }
}

/** Words of titles as they stand in a text of another script. */
async function asTyped(typed: string, words: readonly string[]): Promise<readonly string[]> {
  if (!isInOtherScript(typed)) return words
  const { wordsAsTyped } = await import(
    /* webpackChunkName: "translate-search" */ '@adamarket/shared/i18n/translate-search.ts'
  )
  return wordsAsTyped(typed, words)
}
