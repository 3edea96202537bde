import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

/**
 * What the filters would apply; no query while a price is invalid. It is apart from their form, so that a
 * change renders what depends on it and not the form once more.
 */
export type EditedFilters = StoreApi<{ readonly query?: SearchQuery }>

export function createEditedFilters(): EditedFilters {
  return createStore(() => ({}))
}
