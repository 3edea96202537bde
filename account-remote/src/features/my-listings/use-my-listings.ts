import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing, ListingStatus } from '@adamarket/shared/domain/listing/listing.ts'
import type { ListingCounts, OwnListingGroup } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { pageAfter } from '@adamarket/shared/state/create-pages.ts'
import { usePages } from '@adamarket/shared/state/use-pages.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useUndo } from '@adamarket/shared/state/use-undo.ts'

/** The minimum number of listings of a group to add at a time, as long as there are more. */
const batch = 20
/** The number of listings to read at a time: active and sold ones come mixed. */
const pageLength = 50

type Outcome = Promise<Result<undefined, AppError>>

export type OwnListingActions = {
  readonly setStatus: (listing: Listing, status: ListingStatus) => Outcome
  /** Says that it is still available. */
  readonly renew: (listing: Listing) => Outcome
  readonly remove: (listing: Listing) => Outcome
  readonly isBusy: (id: string) => boolean
}

/** The user's own listings, newest first. A change takes effect at once, and is undone when it fails. */
export function useMyListings(userId: string) {
  const { listings: port, ownListings } = useHostServices()
  const pages = usePages(
    (before) => ownListings.list(userId, pageAfter(before, pageLength)),
    [ownListings, userId],
  )
  const { shown, isBusy, change } = useUndo(pages.listings)
  const replace = (by: Listing) => (all: readonly Listing[]) =>
    all.map((one) => (one.id === by.id ? by : one))

  const actions: OwnListingActions = {
    isBusy,
    setStatus: (listing, status) =>
      change(listing.id, replace({ ...listing, status }), () =>
        ownListings.setStatus(listing.id, status),
      ),
    renew: (listing) => {
      const { isHeldByAge: _isHeldByAge, askedAt: _askedAt, ...renewed } = listing
      return change(listing.id, replace({ ...renewed, status: 'active' }), () =>
        ownListings.renew(listing.id),
      )
    },
    remove: ({ id }) =>
      change(
        id,
        (all) => all.filter((one) => one.id !== id),
        () => ownListings.remove(id),
      ),
  }

  // Only users with more than a page of listings need the backend to count them.
  const hasToCount = pages.lastPage !== undefined && pages.hasMore
  const { value: counted } = usePort(
    () => (hasToCount ? port.countBySeller(userId) : undefined),
    [port, userId, hasToCount],
  )
  return {
    ...pages,
    listings: shown,
    actions,
    counts: pages.hasMore
      ? counted && withChanges(counted, pages.listings, shown)
      : countByStatus(shown),
    /** Reads pages until there are more in this group, or none are left. */
    loadMore: (group: OwnListingGroup) => {
      const before = inGroup(pages.listings, group).length
      return pages.loadMore((all) => inGroup(all, group).length >= before + batch)
    },
  }
}

/** The listings of a group. */
export function inGroup(listings: readonly Listing[], group: OwnListingGroup): readonly Listing[] {
  return listings.filter(({ status }) => (status === 'held' ? 'active' : status) === group)
}

function countByStatus(listings: readonly Listing[]): ListingCounts {
  const count = (group: OwnListingGroup) => inGroup(listings, group).length
  return { active: count('active'), sold: count('sold'), removed: count('removed') }
}

/** What the backend has counted, with what the user has changed since. */
function withChanges(
  counted: ListingCounts,
  before: readonly Listing[],
  after: readonly Listing[],
): ListingCounts {
  const was = countByStatus(before)
  const is = countByStatus(after)
  return {
    active: counted.active + is.active - was.active,
    sold: counted.sold + is.sold - was.sold,
    removed: counted.removed + is.removed - was.removed,
  }
}
