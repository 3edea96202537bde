import type { Firestore } from 'firebase/firestore/lite'
import { doc, increment, setDoc } from 'firebase/firestore/lite'

import type { ListingStatsPort } from '#domain/ports.ts'

import { write } from './access.ts'

/** Counts views in `listingStats`. Most visitors write nothing else, so it uses the lite client. */
export function liteViewCount(firestore: Firestore): Pick<ListingStatsPort, 'countView'> {
  return {
    countView: (listingId) => {
      const stats = doc(firestore, 'listingStats', listingId)
      return write(() => setDoc(stats, { views: increment(1) }, { merge: true }))
    },
  }
}
