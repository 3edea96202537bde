import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { AppError } from '#domain/app-error.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingPage, PageOf } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'

export type PagesState<Page extends ListingPage = ListingPage> = {
  /** `failed`: the last read has failed; the pages before it stay, and `loadMore` tries again. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** The listings of all pages so far, each once. */
  readonly listings: readonly Listing[]
  /** Undefined until the first page is read. */
  readonly lastPage?: Page | undefined
  /** There may be more to read. */
  readonly hasMore: boolean
  /** Why the last read has failed. */
  readonly error?: AppError | undefined
  /**
   * Reads the next page, and the ones after it until there are enough listings. Does nothing while a page is loading,
   * or after the last.
   */
  readonly loadMore: (isEnough?: (listings: readonly Listing[]) => boolean) => Promise<void>
  /** Reads the first page again and drops all others; they stay until it is read. Does nothing while one is loading. */
  readonly refresh: () => Promise<void>
}

/** Reads the page after another one, or the first. */
export type ReadPage<Page extends ListingPage> = (
  before: Page | undefined,
) => Promise<Result<Page, AppError>>

export type Pages<Page extends ListingPage = ListingPage> = StoreApi<PagesState<Page>>

/**
 * A list that is read page by page.
 *
 * @param first the first page, if it is already known; otherwise nothing is read before `loadMore`
 */
export function createPages<Page extends ListingPage>(
  read: ReadPage<Page>,
  first?: Page,
): Pages<Page> {
  return createStore<PagesState<Page>>()((set, get) => {
    const readAfter = async (
      from: Page | undefined,
      isEnough: (listings: readonly Listing[]) => boolean,
    ) => {
      set({ status: 'loading', error: undefined })
      let lastPage = from
      do {
        const page = await read(lastPage)
        if (!page.ok) return set({ status: 'failed', error: page.error })
        const before = lastPage ? get().listings : []
        lastPage = page.value
        set(withPage(before, lastPage))
      } while (get().hasMore && !isEnough(get().listings))
      set({ status: 'ready' })
    }
    return {
      status: 'ready',
      hasMore: true,
      listings: [],
      ...(first && withPage([], first)),
      loadMore: async (isEnough = () => true) => {
        const { status, hasMore, lastPage } = get()
        if (status === 'loading') return
        if (hasMore) await readAfter(lastPage, isEnough)
        // The whole list could not be refreshed.
        else if (status === 'failed') await readAfter(undefined, isEnough)
      },
      refresh: async () => {
        if (get().status !== 'loading') await readAfter(undefined, () => true)
      },
    }
  })
}

/** A listing that has moved since the page before was read, or between two collections, is on both, or there twice. */
function withPage<Page extends ListingPage>(before: readonly Listing[], page: Page) {
  const byId = new Map(before.map((listing) => [listing.id, listing]))
  for (const listing of page.listings) if (!byId.has(listing.id)) byId.set(listing.id, listing)
  return { listings: [...byId.values()], lastPage: page, hasMore: page.nextCursor !== undefined }
}

/** What to request of a port for the page after another one, or for the first. */
export function pageAfter(before: ListingPage | undefined, limit: number): PageOf {
  const cursor = before?.nextCursor
  return { limit, ...(cursor !== undefined && { cursor }) }
}
