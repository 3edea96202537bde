import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { useEffect, useRef, useState } from 'react'

/** The current listing; an undefined value means that it is gone. */
export type Current = Result<Listing | undefined, AppError>

type CurrentListings = {
  /** By id; those without an entry are still loading. */
  readonly current: ReadonlyMap<string, Current>
  readonly retry: () => void
}

/** Reads the listing of each favourite once. */
export function useCurrentListings(favourites: readonly Favourite[]): CurrentListings {
  const { listings } = useHostServices()
  const [current, setCurrent] = useState<ReadonlyMap<string, Current>>(new Map())
  const requested = useRef(new Set<string>())

  useEffect(() => {
    const read = async (id: string) => {
      const found = await listings.byId(id)
      if (!found.ok) requested.current.delete(id)
      setCurrent((known) => new Map(known).set(id, found))
    }
    for (const { listingId } of favourites) {
      const isFailed = current.get(listingId)?.ok === false
      if (isFailed || requested.current.has(listingId)) continue
      requested.current.add(listingId)
      void read(listingId)
    }
  }, [favourites, current, listings])

  // Those without an entry are read again.
  const retry = () => setCurrent(new Map([...current].filter(([, found]) => found.ok)))
  return { current, retry }
}
