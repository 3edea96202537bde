import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { addressToSave } from '@adamarket/shared/domain/search/saved-search.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { useOnReturn } from '@adamarket/shared/state/use-on-return.ts'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What is known to be saved, by user and address. */
const known = createStore<ReadonlySet<string>>(() => new Set())

export function noteSaved(userId: string, search: string, isSaved = true): void {
  const next = new Set(known.getState())
  if (isSaved) next.add(keyOf(userId, search))
  else next.delete(keyOf(userId, search))
  known.setState(next, true)
}

/** Whether the user has saved this search, as far as is known. */
export function useIsSaved(query: SearchQuery): boolean {
  const { session } = useHostServices()
  const uid = useStore(session, ({ user }) => user?.uid)
  return useStore(
    known,
    (saved) => uid !== undefined && saved.has(keyOf(uid, addressToSave(query))),
  )
}

/** Reads whether the user has saved this search. It is no failure of the page when that is not known. */
export function useReadIsSaved(query: SearchQuery): void {
  const { savedSearches, session } = useHostServices()
  const uid = useStore(session, ({ user }) => user?.uid)
  const search = addressToSave(query)
  const read = useCallback(() => {
    if (uid === undefined) return
    void savedSearches.isSaved(uid, search).then((isSaved) => {
      if (isSaved.ok) noteSaved(uid, search, isSaved.value)
    })
  }, [uid, search, savedSearches])
  useEffect(read, [read])
  useOnReturn(read)
}

function keyOf(userId: string, search: string): string {
  return `${userId} ${search}`
}
