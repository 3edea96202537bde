import { browserStorage } from '@adamarket/shared/state/browser-storage.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Draft, Drafts } from '#parts/draft/drafts.ts'
import { createDrafts } from '#parts/draft/drafts.ts'
import { lastPhone } from '#parts/draft/last-phone.ts'
import type { Pair } from '#parts/values/changes-of.ts'
import type { ListingValues } from '#parts/values/listing-values.ts'
import { emptyValues } from '#parts/values/listing-values.ts'

/** How long after the last key a draft is written, in milliseconds. */
const pause = 400

export type OpenDraft = {
  readonly id: string
  readonly values: ListingValues
  /** It was there before this visit. */
  readonly isKept: boolean
  readonly change: (values: Partial<ListingValues>) => void
  /** Has the device keep the draft from now on, as it is. */
  readonly keep: () => void
  /** Ends it: the device forgets it. */
  readonly forget: () => void
  /** Ends it and begins another one. */
  readonly startOver: () => void
}

/** The draft of a person: kept on the device as it is typed, and as it was when they come back. */
export function useDraft(userId: string, { category, subcategory }: Pair): OpenDraft {
  const [drafts] = useState<Drafts>(() => createDrafts(browserStorage('localStorage')))
  const [{ id, values, isKept }, setDraft] = useState(() => openDraft(drafts, userId))
  const [isWorthKeeping, setIsWorthKeeping] = useState(isKept)
  const pending = useRef<Draft>(undefined)

  const flush = useCallback(() => {
    if (pending.current) drafts.write(userId, pending.current)
    pending.current = undefined
  }, [drafts, userId])

  useEffect(() => {
    if (!isWorthKeeping) return
    pending.current = { id, pair: { category, subcategory }, values }
    const timer = setTimeout(flush, pause)
    return () => clearTimeout(timer)
  }, [flush, isWorthKeeping, id, category, subcategory, values])

  useEffect(() => {
    // A phone that puts the page away may never say that it is left.
    const leaving = new AbortController()
    addEventListener('pagehide', flush, { signal: leaving.signal })
    document.addEventListener('visibilitychange', flush, { signal: leaving.signal })
    return () => {
      leaving.abort()
      flush()
    }
  }, [flush])

  const keep = useCallback(() => setIsWorthKeeping(true), [])
  const change = useCallback((changed: Partial<ListingValues>) => {
    setDraft((draft) => ({ ...draft, values: { ...draft.values, ...changed } }))
    setIsWorthKeeping(true)
  }, [])
  const forget = useCallback(() => {
    pending.current = undefined
    setIsWorthKeeping(false)
    drafts.remove(userId)
  }, [drafts, userId])
  const startOver = useCallback(() => {
    forget()
    setDraft(openDraft(drafts, userId))
  }, [drafts, forget, userId])

  return { id, values, isKept, change, keep, forget, startOver }
}

function openDraft(drafts: Drafts, userId: string) {
  const kept = drafts.read(userId)
  if (kept) return { id: kept.id, values: kept.values, isKept: true }
  const values: ListingValues = { ...emptyValues, phoneNumber: lastPhone(userId) }
  return { id: crypto.randomUUID(), values, isKept: false }
}
