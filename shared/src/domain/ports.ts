import type { AppError } from './app-error.ts'
import type { Listing } from './listing.ts'
import type { Profile } from './profile.ts'
import type { Result } from './result.ts'
import type { SearchQuery } from './search-query.ts'
import type { SessionUser } from './session.ts'

/** One page of a list, with the way on to the next. */
export type ListingPage = {
  readonly listings: readonly Listing[]
  /** Pass it on to read the page after this one; absent on the last. Opaque. */
  readonly nextCursor?: string
}

/** Ads, read. A document that is no ad is reported and skipped, it never fails a list. */
export type ListingsPort = {
  /** The newest active ads, newest first (specification, section 7, "Home list"). */
  newest(limit: number): Promise<Result<readonly Listing[], AppError>>
  /** What `matchesSearch` says, newest first. */
  search(
    query: SearchQuery,
    page: { readonly limit: number; readonly cursor?: string },
  ): Promise<Result<ListingPage, AppError>>
  /** One ad; undefined when there is none with this id, or what is stored is no ad. */
  byId(id: string): Promise<Result<Listing | undefined, AppError>>
}

/** Users' public profiles, read. */
export type ProfilesPort = {
  /** One profile; undefined when there is none with this id. */
  byId(userId: string): Promise<Result<Profile | undefined, AppError>>
}

/** Why somebody could not sign in, as the form has to tell it apart. */
export type SignInError = {
  readonly kind:
    /** No account has this e-mail and this password; which of the two is wrong stays untold. */
    | 'wrong-credentials'
    | 'account-disabled'
    /** Too many attempts; the account answers again after a while. */
    | 'throttled'
    | 'unavailable'
    | 'unexpected'
  readonly cause: unknown
}

/** Who is signed in. */
export type AuthPort = {
  /**
   * Calls back with the person signed in, or undefined, at once when known and at every change.
   * Returns the way to stop.
   */
  onUserChange(callback: (user: SessionUser | undefined) => void): () => void
  /** Signs in for this device, until `signOut`; `onUserChange` tells everybody. */
  signIn(email: string, password: string): Promise<Result<undefined, SignInError>>
  signOut(): Promise<Result<undefined, AppError>>
}
