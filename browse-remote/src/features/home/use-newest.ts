import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { useEffect, useState } from 'react'

import { newestCount } from '#features/home/home-loader.ts'
import { useUnblocked } from '#parts/use-unblocked.ts'

/** The most that are read to make up for listings of blocked sellers. */
const mostRead = 60

/** The newest listings without those of blocked sellers, for which older ones are read. */
export function useNewest(found: readonly Listing[]): readonly Listing[] {
  const { listings } = useHostServices()
  const [more, setMore] = useState<{ readonly than: unknown; readonly read: readonly Listing[] }>()
  const all = more?.than === found ? more.read : found
  const shown = useUnblocked(all)
  const wanted = Math.min(all.length + newestCount - shown.length, mostRead)
  const isShort = shown.length < all.length && shown.length < newestCount && all.length < wanted
  useEffect(() => {
    if (!isShort) return undefined
    let isCurrent = true
    void listings.newest(wanted).then((read) => {
      if (isCurrent && read.ok && read.value.length > all.length) {
        setMore({ than: found, read: read.value })
      }
    })
    return () => {
      isCurrent = false
    }
  }, [listings, found, isShort, wanted, all.length])
  return shown.slice(0, newestCount)
}
