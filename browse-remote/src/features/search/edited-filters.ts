import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

/**
 * What the filters would apply; no query while a price is invalid. It is separate from the form, so that a
 * change renders only what depends on it.
 */
export type EditedFilters = StoreApi<{ readonly query?: SearchQuery }>

export function createEditedFilters(): EditedFilters {
  return createStore(() => ({}))
}
