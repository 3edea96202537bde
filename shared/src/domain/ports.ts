import type { PlaceCounts } from '#domain/areas/place-counts.ts'
import type { BlockedSeller } from '#domain/user/blocked-seller.ts'
import type { AlertedDevice, DeviceAlerts, DeviceSubscription } from '#domain/user/device-alerts.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import type { FavouriteAlerts } from '#domain/user/favourite-alerts.ts'
import type { Favourite } from '#domain/user/favourite.ts'
import type { ListingReport } from '#domain/listing/listing-report.ts'
import type { Listing, ListingChanges, ListingStatus, NewListing } from '#domain/listing/listing.ts'
import type { FoundUser } from '#domain/moderation/found-user.ts'
import type {
  AuditEntry,
  CaseReport,
  Decision,
  ModerationCase,
  Notice,
  Refusal,
  SellerStanding,
} from '#domain/moderation/moderation.ts'
import type { OwnRecords } from '#domain/user/own-records.ts'
import type { Profile } from '#domain/user/profile.ts'
import type {
  NewSavedSearch,
  SavedSearch,
  SavedSearchChanges,
  SaveOutcome,
} from '#domain/search/saved-search.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'

import type { AppError } from './app-error.ts'
import type { Category, Subcategory } from './category-tree.ts'
import type { VisitPeriod, VisitsOfRelease } from './release-visits.ts'
import type { Result } from './result.ts'

/** One page of a list, with a cursor to the next. */
export type ListingPage = {
  readonly listings: readonly Listing[]
  /** Pass it to read the next page; absent on the last. Opaque. */
  readonly nextCursor?: string
}

/** The length of a page and where it starts; without a cursor, at the start of the list. */
export type PageOf = { readonly limit: number; readonly cursor?: string }

/**
 * Reads listings. An invalid document is reported and skipped; it never fails a list.
 */
export type ListingsPort = {
  /** The newest active listings, newest first (specification, section 2.2), without phone numbers. */
  newest(limit: number): Promise<Result<readonly Listing[], AppError>>
  /** What `findListings` returns, without phone numbers. */
  search(query: SearchQuery, page: PageOf): Promise<Result<ListingPage, AppError>>
  /** How many listings a search finds (specification, section 2.3), without reading them. */
  count(query: SearchQuery): Promise<Result<SearchCount, AppError>>
  /** How many active listings each place has, of a category, of a subcategory or of all; `unavailable` while offline. */
  countByPlace(
    category?: Category,
    subcategory?: Subcategory,
  ): Promise<Result<PlaceCounts, AppError>>
  /** The listings of one seller that anyone may read, including sold ones, newest first. */
  bySeller(userId: string, page: PageOf): Promise<Result<ListingPage, AppError>>
  /**
   * How many listings the signed-in user has; held ones are counted as active. `permission-denied` for
   * another user.
   */
  countBySeller(userId: string): Promise<Result<ListingCounts, AppError>>
  /**
   * How many listings of any seller are active; {@link maxCounted} when there are more (specification,
   * section 2.5).
   */
  countActive(userId: string): Promise<Result<number, AppError>>
  /**
   * One listing; undefined when none has this id, or the document is invalid. A withheld one is `permission-denied` for
   * all but its author and moderators, but undefined in the shell's services.
   */
  byId(id: string): Promise<Result<Listing | undefined, AppError>>
}

/** The limit of `count` and `countActive`: the security rules allow no longer lists. */
export const maxCounted = 100

export type SearchCount = {
  /** At most {@link maxCounted}. */
  readonly count: number
  /** If false, there may be a few less. */
  readonly isExact: boolean
}

/** The lists that sellers see their listings in. Held listings are among the active ones, which they will become. */
export const ownListingGroups = ['active', 'sold', 'removed'] as const

export type OwnListingGroup = (typeof ownListingGroups)[number]

export type ListingCounts = Readonly<Record<OwnListingGroup, number>>

/** Reads and writes the user's own listings. `permission-denied` for those of others. */
export type OwnListingsPort = {
  /** All listings of the signed-in user, including sold and withheld ones, newest first. */
  list(userId: string, page: PageOf): Promise<Result<ListingPage, AppError>>
  /**
   * Writes a new listing under an id that the caller chose, such as a UUID. Repeating the call with the same
   * id, after a failure or in another tab, does not create a second one.
   */
  create(id: string, listing: NewListing): Promise<Result<undefined, AppError>>
  /** Writes only the changes. */
  update(id: string, changes: ListingChanges): Promise<Result<undefined, AppError>>
  setStatus(id: string, status: ListingStatus): Promise<Result<undefined, AppError>>
  /** Says that a listing is still available; one that is held by its age is shown again. */
  renew(id: string): Promise<Result<undefined, AppError>>
  /** Deletes a listing; the backend then deletes its pictures. Succeeds when it is already gone. */
  remove(id: string): Promise<Result<undefined, AppError>>
}

/** How often a listing was viewed, and how many users have it among their favourites. */
export type ListingStats = { readonly views: number; readonly favourites: number }

/** The numbers of a listing, without names, for its seller alone (specification, section 2.10). */
export type ListingStatsPort = {
  /**
   * Counts a view, without a retry: a lost view is harmless. `permission-denied` when no visitor can see the
   * listing.
   */
  countView(listingId: string): Promise<Result<undefined, AppError>>
  /** The numbers of one of the user's own listings. `permission-denied` for those of others. */
  byId(listingId: string): Promise<Result<ListingStats, AppError>>
}

/** Users' public profiles. */
export type ProfilesPort = {
  /** One profile; undefined when none has this id. */
  byId(userId: string): Promise<Result<Profile | undefined, AppError>>
  /** Writes the user's first profile. Returns the stored one if another tab was faster. */
  create(profile: Profile): Promise<Result<Profile, AppError>>
  /** Writes the user's own profile, whether or not one exists. */
  save(profile: Profile): Promise<Result<undefined, AppError>>
}

/** The listings that the user has saved; no other user can read them. */
export type FavouritesPort = {
  /** All of them, the last added first. */
  list(userId: string): Promise<Result<readonly Favourite[], AppError>>
  /** Adds one; does nothing when it is already there. `invalid`: the listing is gone. */
  add(userId: string, favourite: Favourite): Promise<Result<undefined, AppError>>
  /** Removes one; succeeds when it is not there. */
  remove(userId: string, listingId: string): Promise<Result<undefined, AppError>>
}

/** Whether the user gets emails about favourites (specification, section 2.15); off at first. */
export type FavouriteAlertsPort = {
  isOn(userId: string): Promise<Result<boolean, AppError>>
  set(userId: string, alerts: FavouriteAlerts): Promise<Result<undefined, AppError>>
}

/** Searches that the user has saved (specification, section 2.15); no other user can read them. */
export type SavedSearchesPort = {
  /** All of them, the last saved first. */
  list(userId: string): Promise<Result<readonly SavedSearch[], AppError>>
  /** Whether the user has saved the search with this address. */
  isSaved(userId: string, search: string): Promise<Result<boolean, AppError>>
  save(userId: string, search: NewSavedSearch): Promise<Result<SaveOutcome, AppError>>
  /** Does nothing when it is gone. */
  update(
    userId: string,
    id: string,
    changes: SavedSearchChanges,
  ): Promise<Result<undefined, AppError>>
  /** Resets the count of new listings, once the user has looked at them. Does nothing when the search is gone. */
  markSeen(userId: string, id: string): Promise<Result<undefined, AppError>>
  /** Succeeds when it is already gone. */
  remove(userId: string, id: string): Promise<Result<undefined, AppError>>
}

/** The devices on which a user is notified about saved searches (specification, section 2.15); no other user reads them. */
export type PushSubscriptionsPort = {
  /** What is chosen on the device with this endpoint, by `searchKey`; nothing for an unknown one. */
  chosen(userId: string, endpoint: string): Promise<Result<readonly string[], AppError>>
  /**
   * Replaces what is chosen on a device: at least one search. A device more than `deviceLimit` replaces the one that was
   * changed longest ago.
   */
  choose(
    userId: string,
    subscription: DeviceSubscription,
    searches: readonly string[],
  ): Promise<Result<undefined, AppError>>
  /** Succeeds when the device is unknown. */
  remove(userId: string, endpoint: string): Promise<Result<undefined, AppError>>
  /** All devices of the user, the one that was changed longest ago first. */
  list(userId: string): Promise<Result<readonly AlertedDevice[], AppError>>
}

/** Notifications on this device about saved searches (specification, section 2.15). */
export type DeviceAlertsPort = {
  read(userId: string): Promise<Result<DeviceAlerts, AppError>>
  /**
   * Replaces the searches that this device is notified about, by `searchKey`. The first choice asks the user for permission, so it has to
   * follow a press. `blocked`: the user does not give it.
   */
  choose(
    userId: string,
    searches: readonly string[],
  ): Promise<Result<'chosen' | 'blocked', AppError>>
  /** Like the same method of {@link PushSubscriptionsPort}; also in a browser without notifications. */
  list(userId: string): Promise<Result<readonly AlertedDevice[], AppError>>
}

/** The sellers that the user has blocked; no other user can read them. */
export type BlockedSellersPort = {
  /** All of them, the last blocked first. */
  list(userId: string): Promise<Result<readonly BlockedSeller[], AppError>>
  /**
   * Blocks a seller; one who is blocked already stays so. With `maxBlockedSellers` others the error is `invalid`
   * (specification, section 2.10).
   */
  block(userId: string, seller: BlockedSeller): Promise<Result<undefined, AppError>>
  /** Succeeds when the seller is not blocked. */
  unblock(userId: string, sellerId: string): Promise<Result<undefined, AppError>>
}

/** Exchange rates, for prices in another currency (specification, section 2.4). */
export type ExchangeRatesPort = {
  /** The rates of `latestRates`; a page requests them once. On any error use `ratesInCode`. */
  latest(): Promise<Result<ExchangeRates, AppError>>
}

/** Users' complaints about listings; written, never read. */
export type ReportsPort = {
  /** `already-reported`: the user has reported this listing before. */
  send(report: ListingReport): Promise<Result<'sent' | 'already-reported', AppError>>
}

/** Everything that the desk shows about a case. */
export type CaseDetails = {
  /** As visitors would see it; a deleted one without pictures; undefined when it is invalid or nothing of it is stored. */
  readonly listing?: Listing
  /** The answered ones last. */
  readonly reports: readonly CaseReport[]
  readonly standing: SellerStanding
  /** The other cases of the seller. */
  readonly otherCases: readonly ModerationCase[]
  /** Decisions about the seller, the last first. */
  readonly history: readonly AuditEntry[]
}

/** The moderators' desk (specification, section 2.13). `permission-denied` for anyone without the role. */
export type ModerationPort = {
  /**
   * Calls back with the most urgent open cases, up to {@link queueLength}, at once and after every change; with
   * `permission-denied` when the role ends. Returns a function that stops it.
   */
  followQueue(
    userId: string,
    callback: (queue: Result<readonly ModerationCase[], AppError>) => void,
  ): () => void
  /** A case, open or not; undefined when there is none. */
  byId(caseId: string): Promise<Result<ModerationCase | undefined, AppError>>
  details(of: ModerationCase): Promise<Result<CaseDetails, AppError>>
  /** The last decisions of all moderators, the newest first; of the last {@link auditLength} entries of the audit log. */
  decided(): Promise<Result<readonly AuditEntry[], AppError>>
  /**
   * The users, up to 10, with this id, address of a profile or exact email address, or whose name begins so; `throttled`
   * after too many searches.
   */
  findUsers(text: string): Promise<Result<readonly FoundUser[], AppError>>
  /** Resolves to the new version of the case. Sending the same decision again changes nothing. */
  decide(decision: Decision): Promise<Result<number, AppError | RefusedDecision>>
}

/** The most cases in a queue: the security rules allow no longer lists. */
export const queueLength = 100

/** How much of the audit log is read for the list of decisions. */
export const auditLength = 50

export type RefusedDecision = { readonly kind: Refusal; readonly cause: unknown }

/** What visits met of the releases of remotes (specification, section 2.13). */
export type ReleaseVisitsPort = {
  /**
   * Of each remote the canary, the live release and the one before, of the last hours; of the one before, of the last hours
   * until it was replaced. `permission-denied` for anyone but admins.
   */
  read(hours: VisitPeriod): Promise<Result<readonly VisitsOfRelease[], AppError>>
}

/** Notices for sellers about moderators' decisions (specification, section 2.13). */
export type NoticesPort = {
  /** The notices of the signed-in user, the last first. */
  list(userId: string): Promise<Result<readonly Notice[], AppError>>
  /** Objects to a decision, once; doing it again changes nothing. `invalid` where no objection is possible. */
  object(noticeId: string, text: string): Promise<Result<undefined, AppError>>
}

/** What is stored about the signed-in user and cannot be read in another way, for the download of their data. */
export type OwnRecordsPort = {
  /** All of it, or an error. */
  read(): Promise<Result<OwnRecords, AppError>>
}

/** An upload that has been started. */
export type Upload = {
  /** The download link once the upload is complete. `aborted`: it was cancelled. */
  readonly done: Promise<Result<string, AppError | { readonly kind: 'aborted' }>>
  /** Stops the upload and removes what was sent. Does nothing once it has succeeded. */
  readonly cancel: () => void
}

export type UploadOptions = {
  readonly userId: string
  /** The name in `images/{userId}/`; an existing picture is never overwritten. */
  readonly filename: string
  readonly bytes: ArrayBuffer
  /** `image/webp` or `image/jpeg`. */
  readonly contentType: string
  /** Called with the uploaded fraction, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Pictures of the user's own listings, in `images/{uid}/{filename}` (specification, section 3). */
export type PicturesPort = {
  /**
   * Starts an upload, which pauses while the device is offline and resumes by itself. Uploading the same
   * picture again, by name and length, finds what an earlier attempt has stored.
   */
  upload(options: UploadOptions): Upload
  /** The bytes of a stored picture, by its link. */
  read(link: string): Promise<Result<ArrayBuffer, AppError>>
  /** Deletes one of the user's pictures by its link, in both sizes. Succeeds when it is already gone. */
  remove(link: string): Promise<Result<undefined, AppError>>
}
