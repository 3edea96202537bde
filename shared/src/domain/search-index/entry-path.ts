import type { SortOrder } from '#domain/search/search-query.ts'

/** The collection with an order's entries. */
export function entriesPath(order: SortOrder): string {
  return `searchIndex/${order}/searchEntries`
}
