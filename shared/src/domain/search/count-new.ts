import type { ListingsPort } from '#domain/ports.ts'
import type { SearchQuery } from './search-query.ts'

/** The most new listings of a saved search that are counted. */
export const maxNewCounted = 20

/** Few, since most searches have found little since the user looked last. */
const pageSize = 5

/**
 * How many listings a saved search has found since `since`, up to {@link maxNewCounted}: as far as they can be read.
 *
 * @param since ISO 8601
 * @param isHidden whether the user is not told about the listings of a seller
 */
export async function countNew(
  search: ListingsPort['search'],
  saved: SearchQuery,
  since: string,
  isHidden: (sellerId: string) => boolean,
): Promise<number> {
  const query = { ...saved, sort: 'newest' as const }
  let count = 0
  let cursor: string | undefined
  do {
    // Each page begins where the one before it ended.
    const page = await search(query, { limit: pageSize, ...(cursor !== undefined && { cursor }) })
    if (!page.ok) return count
    const { listings, nextCursor } = page.value
    const fresh = listings.filter(({ timestamp }) => timestamp !== undefined && timestamp > since)
    count += fresh.filter(({ userId }) => !isHidden(userId)).length
    cursor = fresh.length === listings.length ? nextCursor : undefined
  } while (cursor !== undefined && count < maxNewCounted)
  return Math.min(count, maxNewCounted)
}
