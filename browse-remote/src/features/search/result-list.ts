import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingPage, ListingsPort, SearchCount } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import type { Pages, PagesState } from '@adamarket/shared/state/create-pages.ts'
import { createPages, pageAfter } from '@adamarket/shared/state/create-pages.ts'

/** The number of results to read at a time. */
const pageSize = 20

type ResultPage = ListingPage & {
  /** The cursor where the list begins; undefined: at the first result. */
  readonly start?: string | undefined
  /** What was searched for instead, when nothing matched the text. */
  readonly instead?: Instead | undefined
}

/** Another text, and the words of the typed one that it leaves out, as typed; without any, it is corrected. */
export type Instead = { readonly text: string; readonly dropped: readonly string[] }

export type ResultListState = PagesState<ResultPage>

/** The results of one search, as far as the visitor has loaded them. */
export type ResultList = Pages<ResultPage> & {
  /** Resolves once the first page has been read, or has failed. */
  readonly firstPage: Promise<void>
  /** The state with the first page alone, which a server renders. */
  readonly getFirstState: () => ResultListState
  /** How many listings there are; read once. */
  readonly count: () => Promise<Result<SearchCount, AppError>>
}

/**
 * A list whose first page is already loading.
 *
 * @param start the cursor where the list begins; one of another search is ignored
 */
export function createResultList(
  listings: ListingsPort,
  query: SearchQuery,
  start?: string,
): ResultList {
  const search = (text: string, before?: ListingPage) =>
    listings.search({ ...query, text }, pageAfter(before, pageSize))

  const readFrom = async (text: string): Promise<Result<ResultPage, AppError>> => {
    if (start === undefined) return await search(text)
    const page = await search(text, { listings: [], nextCursor: start })
    const hasForeignCursor = !page.ok && page.error.kind === 'invalid'
    if (hasForeignCursor) return await search(text)
    return page.ok ? ok({ ...page.value, start }) : page
  }

  /** Searches for other words where nothing matches the typed ones. The tables that it needs are loaded only now. */
  const readFirst = async (): Promise<Result<ResultPage, AppError>> => {
    const typed = await readFrom(query.text)
    if (!typed.ok || typed.value.listings.length > 0 || query.text === '') return typed
    const load = import(/* webpackChunkName: "other-words" */ './read-with-other-words.ts')
    const other = await load
      .then(({ readWithOtherWords }) => readWithOtherWords(listings, query, readFrom))
      // Without them, there are no results, as before.
      .catch(() => undefined)
    return other ? ok({ ...other.page, instead: other.instead }) : typed
  }

  const readNext = async (before: ResultPage): Promise<Result<ResultPage, AppError>> => {
    const { start: from, instead } = before
    const page = await search(instead?.text ?? query.text, before)
    return page.ok ? ok({ ...page.value, start: from, instead }) : page
  }

  const pages = createPages<ResultPage>((before) => (before ? readNext(before) : readFirst()))
  let counting: Promise<Result<SearchCount, AppError>> | undefined
  let firstState: ResultListState | undefined
  const readFirstPage = async () => {
    await pages.getState().loadMore()
    firstState = pages.getState()
  }
  return {
    ...pages,
    firstPage: readFirstPage(),
    getFirstState: () => firstState ?? pages.getState(),
    count: () => {
      const text = pages.getState().lastPage?.instead?.text ?? query.text
      counting ??= listings.count({ ...query, text })
      return counting
    },
  }
}
