import { hrefs } from '@adamarket/shared/contract/paths.ts'
import type { LoaderFunctionArgs } from '@adamarket/shared/contract/router.ts'
import { redirect } from '@adamarket/shared/contract/router.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { isInOtherScript } from '@adamarket/shared/domain/search/is-in-other-script.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search/parse-search-query.ts'
import {
  formatSearchQuery,
  parseResultsStart,
  textsOf,
} from '@adamarket/shared/domain/search/search-query.ts'
import { mayBeUnderstood } from '@adamarket/shared/domain/search/typed/may-be-understood.ts'

import type { SearchData } from './cached-results.ts'
import { createCachedResults } from './cached-results.ts'

/**
 * The results of the search in an address. A text that says filters is forwarded to the address with these filters, unless it
 * has some already: then they were chosen, or taken away.
 */
export function createSearch(
  listings: ListingsPort,
): (args: Pick<LoaderFunctionArgs, 'request'>) => SearchData | Promise<SearchData | Response> {
  const resultsOf = createCachedResults(listings)
  const search = (query: SearchQuery, params: URLSearchParams) => {
    const after = parseResultsStart(params)
    const { area, near, category, condition, price } = query
    const [text = ''] = textsOf(query)
    const isPlain = !area && !near && !category && !condition && !price && after === undefined
    if (!isPlain || !mayBeUnderstood(text)) return resultsOf(query, after)
    return understand(query, text).then((filtered) =>
      filtered ? redirect(addressOf(filtered, params)) : resultsOf(query),
    )
  }
  return ({ request }) => {
    const { searchParams } = new URL(request.url)
    const query = parseSearchQuery(searchParams)
    if (!isInOtherScript(query.text)) return search(query, searchParams)
    return translate(query).then((translated) => search(translated, searchParams))
  }
}

/** As it is when the code that knows cannot be loaded. */
async function translate(query: SearchQuery): Promise<SearchQuery> {
  try {
    const { withTranslation } = await import(
      /* webpackChunkName: "translate-search" */ '@adamarket/shared/i18n/translate-search.ts'
    )
    return withTranslation(query)
  } catch {
    return query
  }
}

/** Undefined when the text says no filters, or when the code that knows cannot be loaded: the text is then searched for. */
async function understand(query: SearchQuery, text: string): Promise<SearchQuery | undefined> {
  try {
    const { understandText } = await import(
      /* webpackChunkName: "understand-text" */ '@adamarket/shared/domain/search/typed/understand-text.ts'
    )
    const understood = understandText(text)
    return understood && { ...query, ...understood, typed: query.text }
  } catch {
    return undefined
  }
}

/** With what else the address says, such as the language. */
function addressOf(query: SearchQuery, params: URLSearchParams): string {
  const ofSearch = new URLSearchParams(formatSearchQuery(query))
  const others = new URLSearchParams([...params].filter(([name]) => !ofSearch.has(name)))
  const address = hrefs.search(query)
  return others.size > 0 ? `${address}&${others.toString()}` : address
}
