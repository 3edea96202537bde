import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import type { SavedSearch, SavedSearchChanges } from '@adamarket/shared/domain/saved-search.ts'
import { useEffect, useState } from 'react'

type Done = Promise<Result<undefined, AppError>>

/** The user's saved searches. A change is shown at once, and undone when it fails. */
export function useSavedSearches(userId: string) {
  const { savedSearches } = useHostServices()
  const [loaded, setLoaded] = useState<Result<readonly SavedSearch[], AppError>>()
  const [attempts, setAttempts] = useState(1)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const listed = await savedSearches.list(userId)
      if (isCurrent) setLoaded(listed)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [savedSearches, userId, attempts])
  const tryAgain = () => {
    setLoaded(undefined)
    setAttempts((count) => count + 1)
  }

  const edit = (change: (all: readonly SavedSearch[]) => readonly SavedSearch[]) =>
    setLoaded((before) => (before?.ok ? { ...before, value: change(before.value) } : before))
  const replace = (search: SavedSearch) =>
    edit((all) => all.map((one) => (one.id === search.id ? search : one)))

  const update = async (search: SavedSearch, changes: SavedSearchChanges): Done => {
    replace({ ...search, ...changes })
    const outcome = await savedSearches.update(userId, search.id, changes)
    if (!outcome.ok) replace(search)
    return outcome
  }
  const remove = async (search: SavedSearch): Done => {
    const outcome = await savedSearches.remove(userId, search.id)
    if (outcome.ok) edit((all) => all.filter(({ id }) => id !== search.id))
    return outcome
  }
  /** A count that is not reset now is reset with the next visit. */
  const markSeen = (search: SavedSearch) => void savedSearches.markSeen(userId, search.id)
  return { loaded, tryAgain, update, remove, markSeen }
}

export type SavedSearchActions = Pick<
  ReturnType<typeof useSavedSearches>,
  'update' | 'remove' | 'markSeen'
>
