import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { isBlocked } from '@adamarket/shared/domain/user/blocked-seller.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useStore } from 'zustand'

import { useUnblocked } from '#components/use-unblocked.ts'

import { newestCount } from './home-loader.ts'

/** The most listings to read in place of those of blocked sellers. */
const maxRead = 60

type NewestShown = {
  readonly shown: readonly Listing[]
  /** Others are being read in place of those of blocked sellers. */
  readonly isReading: boolean
}

/** The newest listings without those of blocked sellers; older ones take their places. */
export function useNewest(found: readonly Listing[]): NewestShown {
  const { blockedSellers, listings } = useHostServices()
  // The account's list replaces that of the device, and is mostly the same.
  const blockedIds = useStore(blockedSellers, ({ sellers }) =>
    sellers.map(({ sellerId }) => sellerId).join(' '),
  )
  const shownCount = useUnblocked(found).length
  const isShort = shownCount < found.length && shownCount < newestCount
  const more = usePort(() => {
    const { sellers } = blockedSellers.getState()
    const isShown = ({ userId }: Listing) => !isBlocked(sellers, userId)
    return isShort ? readOlder(listings, found, isShown) : undefined
    // `blockedIds` says when the sellers change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blockedSellers, blockedIds, listings, found, isShort])
  const shown = useUnblocked(more.value ?? found).slice(0, newestCount)
  return { shown, isReading: isShort && more.status === 'loading' }
}

/** Reads more until enough of them are shown, or there are no others. What has been read stays after a failure. */
async function readOlder(
  listings: ListingsPort,
  found: readonly Listing[],
  isShown: (listing: Listing) => boolean,
) {
  let all = found
  for (;;) {
    const wanted = Math.min(all.length + newestCount - all.filter(isShown).length, maxRead)
    if (wanted <= all.length) return ok(all)
    const read = await listings.newest(wanted)
    // Offline, the device may have fewer than are shown.
    if (read.ok && read.value.length > all.length) all = read.value
    if (!read.ok || read.value.length < wanted) return ok(all)
  }
}
