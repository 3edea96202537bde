import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { ListingsPort, SearchCount } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

/** The number of results to read at a time. */
const pageSize = 20

export type ResultListState = {
  /** The cursor where the list begins; absent: at the first result. */
  readonly start?: string
  /** The listings read so far. */
  readonly listings: readonly Listing[]
  /** The corrected text that they were searched by, when nothing matched the typed one. */
  readonly correctedText?: string
  /** Absent before the first page and after the last. */
  readonly nextCursor?: string
  readonly status:
    /** A page is loading. */
    | 'reading'
    /** There may be more to read. */
    | 'waiting'
    /** The last page has been read. */
    | 'complete'
    /** The last read failed; {@link ResultListState.loadMore} tries again. */
    | 'failed'
  /** Why the last read failed. */
  readonly error?: AppError
  /** Reads the next page. Does nothing while a page is loading, or after the last. */
  readonly loadMore: () => Promise<void>
  /** Reads the first page again and drops all others; the list stays until it is loaded. */
  readonly refresh: () => Promise<void>
}

/** The results of one search, as far as the visitor has loaded them. */
export type ResultList = StoreApi<ResultListState> & {
  /** Resolves once the first page has been read, or has failed. */
  readonly firstPage: Promise<void>
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
  const list = createStore<ResultListState>()((set, get) => {
    const read = async (cursor: string | undefined) => {
      const before = cursor === undefined ? [] : get().listings
      let { start: from } = get()
      set({ status: 'reading' })
      const search = async (text: string) => {
        const after = cursor ?? from
        const pageOptions = { limit: pageSize, ...(after !== undefined && { cursor: after }) }
        const wanted = await listings.search({ ...query, text }, pageOptions)
        const hasForeignCursor =
          !wanted.ok && wanted.error.kind === 'invalid' && cursor === undefined
        if (!hasForeignCursor || from === undefined) return wanted
        from = undefined
        return await listings.search({ ...query, text }, { limit: pageSize })
      }
      let correctedText = cursor === undefined ? undefined : get().correctedText
      let page = await search(correctedText ?? query.text)
      if (cursor === undefined && page.ok && page.value.listings.length === 0) {
        const better = await correct(query.text)
        const betterPage = better === undefined ? page : await search(better)
        if (betterPage.ok && betterPage.value.listings.length > 0) {
          page = betterPage
          correctedText = better
        }
      }
      const { loadMore, refresh } = get()
      if (!page.ok) {
        set({ status: 'failed', error: page.error })
        return
      }
      const { listings: found, nextCursor } = page.value
      const shared = {
        ...(from !== undefined && { start: from }),
        listings: [...before, ...found],
        ...(correctedText !== undefined && { correctedText }),
        loadMore,
        refresh,
      }
      if (nextCursor === undefined) set({ ...shared, status: 'complete' }, true)
      else set({ ...shared, status: 'waiting', nextCursor }, true)
    }
    return {
      ...(start !== undefined && { start }),
      listings: [],
      status: 'waiting',
      loadMore: async () => {
        const { status, nextCursor } = get()
        if (status === 'waiting' || status === 'failed') await read(nextCursor)
      },
      refresh: async () => {
        if (get().status !== 'reading') await read(undefined)
      },
    }
  })
  let counting: Promise<Result<SearchCount, AppError>> | undefined
  return {
    ...list,
    firstPage: list.getState().loadMore(),
    count: () => {
      counting ??= listings.count({ ...query, text: list.getState().correctedText ?? query.text })
      return counting
    },
  }
}

/** The corrected text, if it has mistakes. The words that it is compared with are loaded only now. */
async function correct(text: string): Promise<string | undefined> {
  if (text === '') return undefined
  const load = import(
    /* webpackChunkName: "correct-text" */ '@adamarket/shared/domain/search/correct-text.ts'
  )
  // Without them, there are no results, as before.
  return load.then(({ correctText }) => correctText(text)).catch(() => undefined)
}
