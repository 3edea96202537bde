import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import type {
  SavedSearch,
  SavedSearchChanges,
} from '@adamarket/shared/domain/search/saved-search.ts'
import { useEffect, useRef, useState } from 'react'

type Change = { readonly id: string; readonly changes: SavedSearchChanges }

type Done = Promise<Result<undefined, AppError>>

/** The user's saved searches. A change is shown at once, and undone when it fails. */
export function useSavedSearches(userId: string) {
  const { savedSearches } = useHostServices()
  const [loaded, setLoaded] = useState<Result<readonly SavedSearch[], AppError>>()
  const [unsaved, setUnsaved] = useState<readonly Change[]>([])
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

  const last = useRef<Done>(undefined)
  const update = ({ id }: SavedSearch, changes: SavedSearchChanges): Done => {
    const change = { id, changes }
    const before = last.current
    const save = async () => {
      // In sequence: the last choice is the one that counts.
      await before
      const outcome = await savedSearches.update(userId, id, changes)
      setUnsaved((all) => all.filter((one) => one !== change))
      if (outcome.ok) edit((all) => withChange(all, change))
      return outcome
    }
    setUnsaved((all) => [...all, change])
    last.current = save()
    return last.current
  }
  const remove = async (search: SavedSearch): Done => {
    const outcome = await savedSearches.remove(userId, search.id)
    if (outcome.ok) edit((all) => all.filter(({ id }) => id !== search.id))
    return outcome
  }
  /** A count that is not reset now is reset with the next visit. */
  const markSeen = (search: SavedSearch) => void savedSearches.markSeen(userId, search.id)
  const shown = loaded?.ok ? { ...loaded, value: unsaved.reduce(withChange, loaded.value) } : loaded
  return { loaded: shown, tryAgain, update, remove, markSeen }
}

function withChange(
  searches: readonly SavedSearch[],
  { id, changes }: Change,
): readonly SavedSearch[] {
  return searches.map((one) => (one.id === id ? { ...one, ...changes } : one))
}

export type SavedSearchActions = Pick<
  ReturnType<typeof useSavedSearches>,
  'update' | 'remove' | 'markSeen'
>
