import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import type {
  SavedSearch,
  SavedSearchChanges,
} from '@adamarket/shared/domain/search/saved-search.ts'
import { useOnReturn } from '@adamarket/shared/state/use-on-return.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useUndo } from '@adamarket/shared/state/use-undo.ts'

type Done = Promise<Result<undefined, AppError>>

const none: readonly SavedSearch[] = []

/** The user's saved searches. A change is shown at once, and undone when it fails. */
export function useSavedSearches(userId: string) {
  const { savedSearches } = useHostServices()
  const read = usePort(() => savedSearches.list(userId), [savedSearches, userId])
  const { shown, change } = useUndo(read.value ?? none)
  useOnReturn(read.retry)

  const update = ({ id }: SavedSearch, changes: SavedSearchChanges): Done =>
    change(
      id,
      (all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)),
      () => savedSearches.update(userId, id, changes),
    )
  const remove = async (search: SavedSearch): Done => {
    const outcome = await savedSearches.remove(userId, search.id)
    if (outcome.ok) read.edit((all) => all.filter(({ id }) => id !== search.id))
    return outcome
  }
  /** A count that is not reset now is reset with the next visit. */
  const markSeen = (search: SavedSearch) => void savedSearches.markSeen(userId, search.id)
  return { read, searches: shown, update, remove, markSeen }
}

export type SavedSearchActions = Pick<
  ReturnType<typeof useSavedSearches>,
  'update' | 'remove' | 'markSeen'
>
