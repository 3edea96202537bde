import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { browserStorage } from '@adamarket/shared/state/browser-storage.ts'
import { randomId } from '@adamarket/shared/state/random-id.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Draft, Drafts } from '#features/drafts/drafts.ts'
import { createDrafts } from '#features/drafts/drafts.ts'
import { lastChoices } from '#features/drafts/last-choices.ts'
import type { CategoryPair } from '#features/categories/category-pair.ts'
import type { ListingValues } from '#features/values/listing-values.ts'
import { emptyValues, valuesOf } from '#features/values/listing-values.ts'

/** How long after the last change a draft is written. */
const writeDelayMs = 400

export type OpenDraft = {
  readonly id: string
  readonly values: ListingValues
  /** The draft existed before this visit. */
  readonly isRestored: boolean
  readonly change: (values: Partial<ListingValues>) => void
  /** Stores the draft from now on, as it is. */
  readonly store: () => void
  /** Ends the draft and removes it from the device. */
  readonly forget: () => void
  /** Ends the draft and starts a new one. */
  readonly startOver: () => void
}

/**
 * The user's draft: stored on the device while typing, and restored when the user returns. Without one, the form starts
 * from `like`.
 */
export function useDraft(
  userId: string,
  { category, subcategory }: CategoryPair,
  like: Listing | undefined,
): OpenDraft {
  const [drafts] = useState<Drafts>(() => createDrafts(browserStorage('localStorage')))
  const [{ id, values, isRestored }, setDraft] = useState(() => openDraft(drafts, userId, like))
  const [isWorthStoring, setIsWorthStoring] = useState(isRestored)
  const pending = useRef<Draft>(undefined)

  const flush = useCallback(() => {
    if (pending.current) drafts.write(userId, pending.current)
    pending.current = undefined
  }, [drafts, userId])

  useEffect(() => {
    if (!isWorthStoring) return
    pending.current = { id, pair: { category, subcategory }, values }
    const timer = setTimeout(flush, writeDelayMs)
    return () => clearTimeout(timer)
  }, [flush, isWorthStoring, id, category, subcategory, values])

  useEffect(() => {
    // A phone may discard a hidden page without any further event.
    const leaving = new AbortController()
    addEventListener('pagehide', flush, { signal: leaving.signal })
    document.addEventListener('visibilitychange', flush, { signal: leaving.signal })
    return () => {
      leaving.abort()
      flush()
    }
  }, [flush])

  const store = useCallback(() => setIsWorthStoring(true), [])
  const change = useCallback((changed: Partial<ListingValues>) => {
    setDraft((draft) => ({ ...draft, values: { ...draft.values, ...changed } }))
    setIsWorthStoring(true)
  }, [])
  const forget = useCallback(() => {
    pending.current = undefined
    setIsWorthStoring(false)
    drafts.remove(userId)
  }, [drafts, userId])
  const startOver = useCallback(() => {
    forget()
    setDraft(openDraft(drafts, userId, like))
  }, [drafts, forget, userId, like])

  return { id, values, isRestored, change, store, forget, startOver }
}

function openDraft(drafts: Drafts, userId: string, like: Listing | undefined) {
  const stored = drafts.read(userId)
  if (stored) return { id: stored.id, values: stored.values, isRestored: true }
  const values: ListingValues = like ? valuesOf(like) : { ...emptyValues, ...lastChoices(userId) }
  return { id: randomId(), values, isRestored: false }
}
