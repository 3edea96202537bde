import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import { whenIdle } from '@adamarket/shared/ui/when-idle.ts'
import { useEffect } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'

/** The listings whose views this device has already counted on a day. */
const counted = storedValue(
  'localStorage',
  'countedViews',
  v.pipe(v.string(), v.parseJson(), v.object({ day: v.string(), ids: v.array(v.string()) })),
)

/**
 * Counts a view of a listing for its seller (specification, section 2.10): once a day on each device, without
 * the seller's own. A view that cannot be counted is lost.
 */
export function useCountedView(listingId: string, sellerId: string): void {
  const { connectivity, listingStats, session } = useHostServices()
  // Until it is confirmed who is signed in, the visitor may be the seller.
  const isVisitor = useStore(session, ({ confirmed, user }) => confirmed && user?.uid !== sellerId)
  useEffect(() => {
    if (!isVisitor) return
    return whenIdle(() => {
      if (connectivity.isOnline() && isFirstToday(listingId)) void listingStats.countView(listingId)
    })
  }, [connectivity, listingStats, listingId, isVisitor])
}

function isFirstToday(listingId: string): boolean {
  const day = new Date().toISOString().slice(0, 10)
  const before = counted.read()
  const ids = before?.day === day ? before.ids : []
  if (ids.includes(listingId)) return false
  counted.write({ day, ids: [...ids, listingId] })
  return true
}
