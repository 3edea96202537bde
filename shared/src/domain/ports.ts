import type { AppError } from './app-error.ts'
import type { Favourite } from './favourite.ts'
import type { ListingReport } from './listing-report.ts'
import type { Listing, ListingChanges, ListingStatus, NewListing } from './listing.ts'
import type { Profile } from './profile.ts'
import type { Result } from './result.ts'
import type { SearchQuery } from './search-query.ts'

/** One page of a list, with the way on to the next. */
export type ListingPage = {
  readonly listings: readonly Listing[]
  /** Pass it on to read the page after this one; absent on the last. Opaque. */
  readonly nextCursor?: string
}

/** Which page of a list: its length, and where it begins (absent: at the beginning). */
export type PageOf = { readonly limit: number; readonly cursor?: string }

/** Ads, read. A document that is no ad is reported and skipped, it never fails a list. */
export type ListingsPort = {
  /** The newest active ads, newest first (specification, section 7, "Home list"). */
  newest(limit: number): Promise<Result<readonly Listing[], AppError>>
  /** What `matchesSearch` says, in the order that `compareListings` gives. */
  search(query: SearchQuery, page: PageOf): Promise<Result<ListingPage, AppError>>
  /** All ads of one seller, sold ones included, newest first. */
  bySeller(userId: string, page: PageOf): Promise<Result<ListingPage, AppError>>
  /**
   * How many listings the user has; those held back count as active. For another user:
   * `permission-denied`.
   */
  countBySeller(userId: string): Promise<Result<ListingCounts, AppError>>
  /** One ad; undefined when there is none with this id, or what is stored is no ad. */
  byId(id: string): Promise<Result<Listing | undefined, AppError>>
}

export type ListingCounts = Readonly<Record<ListingStatus, number>>

/** One's own ads, written. The backend refuses those of others: `permission-denied`. */
export type OwnListingsPort = {
  /**
   * Writes a new ad under an id of the caller's, such as a UUID. Repeating it with the same id, after a
   * failure or in another tab, makes no second one.
   */
  create(id: string, listing: NewListing): Promise<Result<undefined, AppError>>
  /** Writes the changes alone. */
  update(id: string, changes: ListingChanges): Promise<Result<undefined, AppError>>
  setStatus(id: string, status: ListingStatus): Promise<Result<undefined, AppError>>
  /** Deletes an ad; its pictures follow by themselves. Deleting what is gone succeeds. */
  remove(id: string): Promise<Result<undefined, AppError>>
}

/** Users' public profiles. */
export type ProfilesPort = {
  /** One profile; undefined when there is none with this id. */
  byId(userId: string): Promise<Result<Profile | undefined, AppError>>
  /** Writes one's own first profile. Gives the one that is there if another tab was faster. */
  create(profile: Profile): Promise<Result<Profile, AppError>>
  /** Writes one's own profile, whether or not there is one. */
  save(profile: Profile): Promise<Result<undefined, AppError>>
}

/** The listings the user wants to find again; no other user can read them. */
export type FavouritesPort = {
  /** All of them, the last added first. */
  list(userId: string): Promise<Result<readonly Favourite[], AppError>>
  /** Adds one; adding what is there already changes nothing. */
  add(userId: string, favourite: Favourite): Promise<Result<undefined, AppError>>
  /** Removing what is not there succeeds. */
  remove(userId: string, listingId: string): Promise<Result<undefined, AppError>>
}

/** What people have against ads; written, never read. */
export type ReportsPort = {
  /** `already-reported`: this person has reported this ad before. */
  send(report: ListingReport): Promise<Result<'sent' | 'already-reported', AppError>>
}

/** A file on its way. */
export type Upload = {
  /** The download link, once all of it is there. `aborted`: it was cancelled. */
  readonly done: Promise<Result<string, AppError | { readonly kind: 'aborted' }>>
  /** Stops it and removes what was sent, if it failed as well. Does nothing once it has succeeded. */
  readonly cancel: () => void
}

export type UploadOptions = {
  readonly userId: string
  /** The name in `images/{userId}/`; a picture is never overwritten. */
  readonly filename: string
  readonly bytes: ArrayBuffer
  /** `image/webp` or `image/jpeg`. */
  readonly contentType: string
  /** Told how much is there, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Pictures of one's own ads, in `images/{uid}/{filename}` (specification, section 3, "Images"). */
export type PicturesPort = {
  /**
   * Begins to send a picture; waits while the device is offline, and goes on by itself. Sending the
   * same picture again, by its name and length, finds what an earlier try has brought there.
   */
  upload(options: UploadOptions): Upload
  /** The bytes of a stored picture, by its link. */
  read(link: string): Promise<Result<ArrayBuffer, AppError>>
  /** Removes one of one's own pictures by its link, both sizes. Removing what is gone succeeds. */
  remove(link: string): Promise<Result<undefined, AppError>>
}
