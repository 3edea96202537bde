import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { useEffect, useState } from 'react'

import { useUnblocked } from '#components/use-unblocked.ts'

import { newestCount } from './home-loader.ts'

/** The most listings to read in place of those of blocked sellers. */
const maxRead = 60

type Older = {
  readonly than: readonly Listing[]
  readonly read: readonly Listing[]
  /** There are no more, or they could not be read. */
  readonly isLast: boolean
}

type NewestShown = {
  readonly shown: readonly Listing[]
  /** Others are being read in place of those of blocked sellers. */
  readonly isReading: boolean
}

/** The newest listings without those of blocked sellers; older ones take their places. */
export function useNewest(found: readonly Listing[]): NewestShown {
  const { listings } = useHostServices()
  const [older, setOlder] = useState<Older>()
  const known = older?.than === found ? older : { read: found, isLast: false }
  const all = known.read
  const shown = useUnblocked(all)
  const wanted = Math.min(all.length + newestCount - shown.length, maxRead)
  const isShort = shown.length < all.length && shown.length < newestCount
  const isReading = isShort && all.length < wanted && !known.isLast
  useEffect(() => {
    if (!isReading) return undefined
    let isCurrent = true
    void listings.newest(wanted).then((read) => {
      if (!isCurrent) return
      const isLast = !read.ok || read.value.length < wanted
      // Offline, the device may have fewer than are shown.
      const isLonger = read.ok && read.value.length > all.length
      setOlder({ than: found, read: isLonger ? read.value : all, isLast })
    })
    return () => {
      isCurrent = false
    }
  }, [listings, found, isReading, wanted, all])
  return { shown: shown.slice(0, newestCount), isReading }
}
