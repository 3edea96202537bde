import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { useEffect, useRef } from 'react'

import { useUnblocked } from '#components/use-unblocked.ts'

import type { ResultListState } from './result-list.ts'

/** The results without those of blocked sellers. A page that has no others is followed by the next one. */
export function useShownResults(list: ResultListState): readonly Listing[] {
  const { listings, status, loadMore } = list
  const shown = useUnblocked(listings)
  const before = useRef({ read: 0, shown: 0 })
  useEffect(() => {
    if (status !== 'waiting') return
    const isEmptyPage =
      listings.length > before.current.read && shown.length === before.current.shown
    before.current = { read: listings.length, shown: shown.length }
    if (isEmptyPage || (shown.length === 0 && listings.length > 0)) void loadMore()
  }, [listings.length, shown.length, status, loadMore])
  return shown
}
