import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { newestFirst } from '@adamarket/shared/domain/search/compare-listings.ts'
import type { Listing, ListingStatus } from '@adamarket/shared/domain/listing/listing.ts'
import type { ListingCounts } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

/** The minimum number of listings of a status to add at a time, as long as there are more. */
const batch = 20
/** The number of listings to read at a time: active and sold ones come mixed. */
const pageLength = 50

export type MyListings = {
  /** All listings read so far, newest first. */
  readonly listings: readonly Listing[]
  readonly reading: 'loading' | 'done' | 'failed'
  readonly failure?: AppError | undefined
  /** The number of each status; undefined while unknown. */
  readonly counts: ListingCounts | undefined
  /** Whether there are unread listings. */
  readonly hasMore: boolean
  /** The ids of listings that are being written. */
  readonly busy: ReadonlySet<string>
  /** Reads pages until there are more with this status, or none are left. */
  readonly loadMore: (status: ListingStatus) => Promise<void>
  /** Takes effect at once, and is undone when it fails. */
  readonly setStatus: (listing: Listing, status: ListingStatus) => Promise<Outcome>
  /** Says that it is still available. Takes effect at once, and is undone when it fails. */
  readonly renew: (listing: Listing) => Promise<Outcome>
  /** Takes effect at once, and is undone when it fails. */
  readonly remove: (listing: Listing) => Promise<Outcome>
}

type Outcome = Result<undefined, AppError>

/** The state and actions of the user's own listings. */
export function createMyListings(
  { listings: port, ownListings }: Pick<HostServices, 'listings' | 'ownListings'>,
  userId: string,
): StoreApi<MyListings> {
  let cursor: string | undefined

  const store = createStore<MyListings>()((set, get) => {
    const count = ({ status }: Listing, by: number) => {
      const kind = status === 'sold' ? 'sold' : 'active'
      set(({ counts }) => ({ counts: counts && { ...counts, [kind]: counts[kind] + by } }))
    }

    const write = async (id: string, go: () => Promise<Outcome>): Promise<Outcome> => {
      if (get().busy.has(id)) return err({ kind: 'throttled', cause: 'It is being written' })
      set(({ busy }) => ({ busy: new Set(busy).add(id) }))
      const outcome = await go()
      set(({ busy }) => ({ busy: new Set([...busy].filter((other) => other !== id)) }))
      return outcome
    }

    const show = (listing: Listing) =>
      set(({ listings }) => ({
        listings: [...listings.filter(({ id }) => id !== listing.id), listing].toSorted(
          newestFirst,
        ),
      }))

    const hide = (gone: Listing) =>
      set(({ listings }) => ({ listings: listings.filter(({ id }) => id !== gone.id) }))

    return {
      listings: [],
      reading: 'done',
      counts: undefined,
      hasMore: true,
      busy: new Set(),

      loadMore: async (status) => {
        if (get().reading === 'loading' || !get().hasMore) return
        set({ reading: 'loading', failure: undefined })
        const before = ofStatus(get().listings, status).length
        do {
          // Each page starts where the previous one ended.
          const page = await ownListings.list(userId, {
            limit: pageLength,
            ...(cursor !== undefined && { cursor }),
          })
          if (!page.ok) return set({ reading: 'failed', failure: page.error })
          cursor = page.value.nextCursor
          for (const listing of page.value.listings) show(listing)
          if (cursor === undefined) {
            const all = get().listings
            const sold = ofStatus(all, 'sold').length
            set({ hasMore: false, counts: { active: all.length - sold, sold } })
          }
        } while (get().hasMore && ofStatus(get().listings, status).length < before + batch)
        set({ reading: 'done' })
        if (get().counts) return
        // Only users with more than a page of listings need the backend to count them.
        const counted = await port.countBySeller(userId)
        if (counted.ok && !get().counts) set({ counts: counted.value })
      },

      setStatus: (listing, status) =>
        write(listing.id, async () => {
          const moved = { ...listing, status }
          const replace = (from: Listing, to: Listing) => {
            count(from, -1)
            count(to, 1)
            show(to)
          }
          replace(listing, moved)
          const outcome = await ownListings.setStatus(listing.id, status)
          if (!outcome.ok) replace(moved, listing)
          return outcome
        }),

      renew: (listing) =>
        write(listing.id, async () => {
          const { isHeldByAge: _isHeldByAge, askedAt: _askedAt, ...renewed } = listing
          show({ ...renewed, status: 'active' })
          const outcome = await ownListings.renew(listing.id)
          if (!outcome.ok) show(listing)
          return outcome
        }),

      remove: (listing) =>
        write(listing.id, async () => {
          hide(listing)
          count(listing, -1)
          const outcome = await ownListings.remove(listing.id)
          if (outcome.ok) return outcome
          show(listing)
          count(listing, 1)
          return outcome
        }),
    }
  })
  return store
}

/** The listings of a status; held ones are listed as active, which they will become. */
export function ofStatus(listings: readonly Listing[], status: ListingStatus): readonly Listing[] {
  return listings.filter((listing) => (listing.status === 'sold') === (status === 'sold'))
}
