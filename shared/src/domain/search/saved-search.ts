import type { Language } from '#domain/languages.ts'
import type { SearchQuery } from './search-query.ts'
import { formatSearchQuery } from './search-query.ts'

/** When a user gets emails about new listings of a saved search (specification, section 2.15). */
export const alertChoices = ['immediately', 'daily', 'never'] as const

export type AlertChoice = (typeof alertChoices)[number]

/** A search that a user has saved to hear about new listings. */
export type SavedSearch = {
  readonly id: string
  /** The user's name for it. */
  readonly name: string
  /** The parameters of the search page, as {@link addressToSave} returns them. */
  readonly search: string
  readonly notify: AlertChoice
  /** When it was saved, ISO 8601. */
  readonly createdAt: string
  /** The number of listings that were posted since the user looked last, up to `maxNewCounted`. */
  readonly newCount: number
}

export type NewSavedSearch = Pick<SavedSearch, 'name' | 'search' | 'notify'> & {
  /** The language of its emails. */
  readonly language: Language
}

/** The fields that its owner can change. */
export type SavedSearchChanges = Partial<Pick<SavedSearch, 'name' | 'notify'>>

/** `already-saved`: there is one with the same address. `full`: the user has as many as one may have. */
export type SaveOutcome = 'saved' | 'already-saved' | 'full'

/** The security rules have the same numbers (specification, section 9). */
export const savedSearchLimits = {
  /** Of one user. */
  count: 20,
  /** In characters. */
  nameLength: 100,
  /** In characters. */
  searchLength: 2000,
} as const

/** The parameters of a search without its order and how it was typed, so that the same search is saved only once. */
export function addressToSave(query: SearchQuery): string {
  const { sort: _sort, typed: _typed, ...search } = query
  return formatSearchQuery(search)
}
