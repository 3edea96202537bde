import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

import type { Unavailable } from './call-when-loaded.ts'
import type { Desk, Stores } from './connect-firebase.ts'
import type { VisitorStores } from './early-reads.ts'
import type { SignedOut } from '#host/session/session-writes.ts'

type Method<Args extends readonly unknown[], Value, Failure> = (
  ...args: Args
) => Promise<Result<Value, Failure>>

/** Makes a method of what implements it, whose code is loaded on demand. */
type From<Target> = <Args extends readonly unknown[], Value, Failure extends { kind: string }>(
  of: (target: Target) => Method<Args, Value, Failure>,
) => Method<Args, Value, Failure | Unavailable>

type Options = {
  readonly visitors: From<VisitorStores>
  readonly members: From<Stores>
  readonly desk: From<Desk>
  readonly auth: From<AuthPort>
  /** A write of the session. */
  readonly write: <Args extends readonly unknown[], Value, Failure>(
    method: Method<Args, Value, Failure>,
  ) => Method<Args, Value, Failure | SignedOut>
  /** A read that is answered from the device when nothing gets through. */
  readonly cached: <Args extends readonly unknown[], Value>(
    name: string,
    method: Method<Args, Value, AppError>,
  ) => Method<Args, Value, AppError>
  /** What must not delay the first view. */
  readonly afterFirstView: <Args extends readonly unknown[], Outcome>(
    method: (...args: Args) => Promise<Outcome>,
  ) => (...args: Args) => Promise<Outcome>
}

/**
 * Every method of every port that requests something of the backend, but for the reads of a first view and the few
 * methods that do not return a result. A new method is a row here.
 */
export function backendPorts({
  visitors,
  members,
  desk,
  auth,
  write,
  cached,
  afterFirstView,
}: Options) {
  return {
    listings: {
      count: afterFirstView(visitors(({ listings }) => listings.count)),
      countActive: afterFirstView(visitors(({ listings }) => listings.countActive)),
      countByPlace: afterFirstView(visitors(({ listings }) => listings.countByPlace)),
      countBySeller: members(({ listings }) => listings.countBySeller),
    },
    listingStats: {
      countView: afterFirstView(visitors(({ listingStats }) => listingStats.countView)),
      byId: cached(
        'listingStats',
        members(({ listingStats }) => listingStats.byId),
      ),
    },
    ownListings: {
      list: cached(
        'ownListings',
        members(({ ownListings }) => ownListings.list),
      ),
      create: members(({ ownListings }) => write(ownListings.create)),
      update: members(({ ownListings }) => write(ownListings.update)),
      setStatus: members(({ ownListings }) => write(ownListings.setStatus)),
      renew: members(({ ownListings }) => write(ownListings.renew)),
      remove: members(({ ownListings }) => write(ownListings.remove)),
    },
    pictures: {
      read: members(({ pictures }) => pictures.read),
      remove: members(({ pictures }) => write(pictures.remove)),
    },
    // Every page of a member reads them.
    favourites: {
      list: afterFirstView(
        cached(
          'favourites',
          members(({ favourites }) => favourites.list),
        ),
      ),
      add: members(({ favourites }) => write(favourites.add)),
      remove: members(({ favourites }) => write(favourites.remove)),
    },
    blockedSellers: {
      list: afterFirstView(
        cached(
          'blockedSellers',
          members(({ blockedSellers }) => blockedSellers.list),
        ),
      ),
      block: members(({ blockedSellers }) => write(blockedSellers.block)),
      unblock: members(({ blockedSellers }) => write(blockedSellers.unblock)),
    },
    reports: { send: members(({ reports }) => write(reports.send)) },
    emailLanguage: {
      set: afterFirstView(members(({ emailLanguage }) => write(emailLanguage.set))),
    },
    favouriteAlerts: {
      isOn: members(({ favouriteAlerts }) => favouriteAlerts.isOn),
      set: members(({ favouriteAlerts }) => write(favouriteAlerts.set)),
    },
    savedSearches: {
      list: members(({ savedSearches }) => savedSearches.list),
      isSaved: afterFirstView(members(({ savedSearches }) => savedSearches.isSaved)),
      save: members(({ savedSearches }) => write(savedSearches.save)),
      update: members(({ savedSearches }) => write(savedSearches.update)),
      markSeen: members(({ savedSearches }) => write(savedSearches.markSeen)),
      remove: members(({ savedSearches }) => write(savedSearches.remove)),
    },
    pushSubscriptions: {
      chosen: members(({ pushSubscriptions }) => pushSubscriptions.chosen),
      list: members(({ pushSubscriptions }) => pushSubscriptions.list),
      choose: members(({ pushSubscriptions }) => write(pushSubscriptions.choose)),
      remove: members(({ pushSubscriptions }) => write(pushSubscriptions.remove)),
    },
    profiles: {
      create: members(({ profiles }) => write(profiles.create)),
      save: members(({ profiles }) => write(profiles.save)),
    },
    notices: {
      list: cached(
        'notices',
        desk(({ notices }) => notices.list),
      ),
      object: desk(({ notices }) => write(notices.object)),
    },
    ownRecords: { read: desk(({ ownRecords }) => ownRecords.read) },
    moderation: {
      byId: desk(({ moderation }) => moderation.byId),
      details: desk(({ moderation }) => moderation.details),
      decided: desk(({ moderation }) => moderation.decided),
      findUsers: desk(({ moderation }) => moderation.findUsers),
      decide: desk(({ moderation }) => write(moderation.decide)),
    },
    auth: {
      signIn: auth((port) => port.signIn),
      signInWithGoogle: auth((port) => port.signInWithGoogle),
      signOut: auth((port) => port.signOut),
      register: auth((port) => port.register),
      sendVerification: auth((port) => port.sendVerification),
      role: auth((port) => port.role),
      refresh: auth((port) => port.refresh),
      sendPasswordReset: auth((port) => port.sendPasswordReset),
      checkResetCode: auth((port) => port.checkResetCode),
      resetPassword: auth((port) => port.resetPassword),
      applyCode: auth((port) => port.applyCode),
      changeEmail: auth((port) => port.changeEmail),
      changePassword: auth((port) => port.changePassword),
      deleteAccount: auth((port) => port.deleteAccount),
    },
  }
}
