import type { SavedSearchesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import type { SavedSearch } from '#domain/search/saved-search.ts'
import { savedSearchLimits } from '#domain/search/saved-search.ts'

/** Saved searches held in memory; every user starts with those of `stock`. */
export function createMemorySavedSearches(stock: readonly SavedSearch[] = []): SavedSearchesPort {
  const byUser = new Map<string, readonly SavedSearch[]>()
  let saved = stock.length
  const of = (userId: string) => byUser.get(userId) ?? stock
  const has = (userId: string, search: string) => of(userId).some((one) => one.search === search)
  const change = (userId: string, id: string, changes: Partial<SavedSearch>) => {
    byUser.set(
      userId,
      of(userId).map((search) => (search.id === id ? { ...search, ...changes } : search)),
    )
    return ok(undefined)
  }
  return {
    list: async (userId) => ok(of(userId)),
    isSaved: async (userId, search) => ok(has(userId, search)),
    save: async (userId, { language: _language, ...search }) => {
      if (has(userId, search.search)) return ok('already-saved')
      if (of(userId).length >= savedSearchLimits.count) return ok('full')
      saved += 1
      const createdAt = new Date().toISOString()
      byUser.set(userId, [{ id: `${saved}`, ...search, createdAt, newCount: 0 }, ...of(userId)])
      return ok('saved')
    },
    update: async (userId, id, changes) => change(userId, id, changes),
    markSeen: async (userId, id) => change(userId, id, { newCount: 0 }),
    remove: async (userId, id) => {
      byUser.set(
        userId,
        of(userId).filter((search) => search.id !== id),
      )
      return ok(undefined)
    },
  }
}
