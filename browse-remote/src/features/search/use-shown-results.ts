import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isBlocked } from '@adamarket/shared/domain/user/blocked-seller.ts'
import { useEffect, useEffectEvent } from 'react'

import { useUnblocked } from '#components/use-unblocked.ts'

import type { ResultListState } from './result-list.ts'

/** The results without those of blocked sellers. A page that has no others is followed by the next one. */
export function useShownResults({ listings, status, loadMore }: ResultListState) {
  const { blockedSellers } = useHostServices()
  const shown: readonly Listing[] = useUnblocked(listings)
  const showMore = async () => {
    const isShown = ({ userId }: Listing) => !isBlocked(blockedSellers.getState().sellers, userId)
    await loadMore((all) => all.filter(isShown).length > shown.length)
  }
  const hasOnlyBlocked = status === 'ready' && shown.length === 0 && listings.length > 0
  const skipBlocked = useEffectEvent(showMore)
  useEffect(() => {
    if (hasOnlyBlocked) void skipBlocked()
  }, [hasOnlyBlocked])
  return { shown, showMore }
}
