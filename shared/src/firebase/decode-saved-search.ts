import type { SavedSearch } from '#domain/saved-search.ts'
import { alertChoices, savedSearchLimits } from '#domain/saved-search.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { isoTime, number, own, text } from '#domain/stored-fields.ts'

/** A saved search from a document of `users/{uid}/savedSearches`. Missing fields are empty. */
export function decodeSavedSearch(id: string, fields: StoredFields): SavedSearch {
  const notify = own(fields, 'notify')
  return {
    id,
    name: text(fields, 'name', savedSearchLimits.nameLength),
    search: text(fields, 'search', savedSearchLimits.searchLength),
    notify: alertChoices.find((choice) => choice === notify) ?? 'never',
    createdAt: isoTime(own(fields, 'createdAt')) ?? new Date(0).toISOString(),
    newCount: number(own(fields, 'newCount')) ?? 0,
  }
}
