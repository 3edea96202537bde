import { oneLine } from '#domain/text/one-line.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'
import { alertChoices, savedSearchLimits } from '#domain/search/saved-search.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { isoTime, own, text } from '#domain/stored-fields.ts'

type Stored = Omit<SavedSearch, 'newCount'> & {
  /** When the user looked last, ISO 8601; absent before. */
  readonly seenAt?: string
}

/** A saved search from a document of `users/{uid}/savedSearches`. Missing fields are empty. */
export function decodeSavedSearch(id: string, fields: StoredFields): Stored {
  const notify = own(fields, 'notify')
  const seenAt = isoTime(own(fields, 'seenAt'))
  return {
    id,
    name: oneLine(text(fields, 'name', savedSearchLimits.nameLength)),
    search: text(fields, 'search', savedSearchLimits.searchLength),
    notify: alertChoices.find((choice) => choice === notify) ?? 'never',
    createdAt: isoTime(own(fields, 'createdAt')) ?? new Date(0).toISOString(),
    ...(seenAt !== undefined && { seenAt }),
  }
}
