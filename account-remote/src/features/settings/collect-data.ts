import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { AlertedDevice } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { BlockedSeller } from '@adamarket/shared/domain/user/blocked-seller.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { OwnRecords } from '@adamarket/shared/domain/user/own-records.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { SavedSearch } from '@adamarket/shared/domain/search/saved-search.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { createPages, pageAfter } from '@adamarket/shared/state/create-pages.ts'

/** What the site stores about a user, in the format of the download. */
export type OwnData = OwnRecords & {
  /** ISO 8601. */
  readonly collectedAt: string
  readonly account: Account | undefined
  readonly profile: Profile | undefined
  /** Newest first; their pictures are the links in them. */
  readonly listings: readonly Listing[]
  readonly favourites: readonly Favourite[]
  /** Emails about favourites are on. */
  readonly favouriteAlerts: boolean
  readonly savedSearches: readonly SavedSearch[]
  /** Those with notifications; their searches by id and time. None where the site has no keys to send any. */
  readonly devices: readonly AlertedDevice[]
  /** The last blocked first. */
  readonly blockedSellers: readonly BlockedSeller[]
}

/** The security rules allow no longer lists. */
const pageLength = 99

type Services = Pick<
  HostServices,
  | 'session'
  | 'profiles'
  | 'ownListings'
  | 'favourites'
  | 'favouriteAlerts'
  | 'savedSearches'
  | 'deviceAlerts'
  | 'blockedSellers'
  | 'ownRecords'
>

/** All of it or an error: a part would be mistaken for everything. */
export async function collectData(
  services: Services,
  userId: string,
): Promise<Result<OwnData, AppError>> {
  const { session, profiles, ownListings, favourites, favouriteAlerts } = services
  const { savedSearches, deviceAlerts, blockedSellers, ownRecords } = services
  const [profile, own, alerts, searches, devices, records, blocked] = await Promise.all([
    profiles.byId(userId),
    allListings(ownListings, userId),
    favouriteAlerts.isOn(userId),
    savedSearches.list(userId),
    deviceAlerts?.list(userId) ?? ok([]),
    ownRecords.read(),
    blockedSellers.getState().refresh(),
    favourites.getState().refresh(),
  ])
  if (!profile.ok) return profile
  if (!own.ok) return own
  if (!alerts.ok) return alerts
  if (!searches.ok) return searches
  if (!devices.ok) return devices
  if (!records.ok) return records
  if (!blocked.ok) return blocked
  const stored = favourites.getState()
  if (stored.status !== 'ready') {
    return err(appError('unavailable', new Error('The favourites could not be read')))
  }
  return ok({
    collectedAt: new Date().toISOString(),
    account: session.getState().account,
    profile: profile.value,
    listings: own.value,
    favourites: stored.favourites,
    favouriteAlerts: alerts.value,
    savedSearches: searches.value,
    devices: devices.value,
    blockedSellers: blockedSellers.getState().sellers,
    ...records.value,
  })
}

async function allListings(
  listings: HostServices['ownListings'],
  userId: string,
): Promise<Result<readonly Listing[], AppError>> {
  const pages = createPages((before) => listings.list(userId, pageAfter(before, pageLength)))
  await pages.getState().loadMore(() => false)
  const { listings: all, error } = pages.getState()
  return error ? err(error) : ok(all)
}
