import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

import type { Unavailable } from './call-when-loaded.ts'
import type { Desk, Stores } from './connect-firebase.ts'
import type { VisitorStores } from './early-reads.ts'
import type { SignedOut } from '#host/session/session-requests.ts'

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
  /** A request that only the session of its user may make. */
  readonly ofSession: <Args extends readonly unknown[], Value, Failure>(
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
  ofSession,
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
      create: members(({ ownListings }) => ofSession(ownListings.create)),
      update: members(({ ownListings }) => ofSession(ownListings.update)),
      setStatus: members(({ ownListings }) => ofSession(ownListings.setStatus)),
      renew: members(({ ownListings }) => ofSession(ownListings.renew)),
      remove: members(({ ownListings }) => ofSession(ownListings.remove)),
    },
    pictures: {
      read: members(({ pictures }) => pictures.read),
      remove: members(({ pictures }) => ofSession(pictures.remove)),
    },
    // Every page of a member reads them, late: the member may have signed out by then.
    favourites: {
      list: afterFirstView(
        cached(
          'favourites',
          members(({ favourites }) => ofSession(favourites.list)),
        ),
      ),
      add: members(({ favourites }) => ofSession(favourites.add)),
      remove: members(({ favourites }) => ofSession(favourites.remove)),
    },
    blockedSellers: {
      list: afterFirstView(
        cached(
          'blockedSellers',
          members(({ blockedSellers }) => ofSession(blockedSellers.list)),
        ),
      ),
      block: members(({ blockedSellers }) => ofSession(blockedSellers.block)),
      unblock: members(({ blockedSellers }) => ofSession(blockedSellers.unblock)),
    },
    reports: { send: members(({ reports }) => ofSession(reports.send)) },
    emailLanguage: {
      set: afterFirstView(members(({ emailLanguage }) => ofSession(emailLanguage.set))),
    },
    favouriteAlerts: {
      isOn: members(({ favouriteAlerts }) => favouriteAlerts.isOn),
      set: members(({ favouriteAlerts }) => ofSession(favouriteAlerts.set)),
    },
    savedSearches: {
      list: members(({ savedSearches }) => savedSearches.list),
      isSaved: afterFirstView(members(({ savedSearches }) => ofSession(savedSearches.isSaved))),
      save: members(({ savedSearches }) => ofSession(savedSearches.save)),
      update: members(({ savedSearches }) => ofSession(savedSearches.update)),
      markSeen: members(({ savedSearches }) => ofSession(savedSearches.markSeen)),
      remove: members(({ savedSearches }) => ofSession(savedSearches.remove)),
    },
    pushSubscriptions: {
      chosen: members(({ pushSubscriptions }) => pushSubscriptions.chosen),
      list: members(({ pushSubscriptions }) => pushSubscriptions.list),
      choose: members(({ pushSubscriptions }) => ofSession(pushSubscriptions.choose)),
      remove: members(({ pushSubscriptions }) => ofSession(pushSubscriptions.remove)),
    },
    profiles: {
      create: members(({ profiles }) => ofSession(profiles.create)),
      save: members(({ profiles }) => ofSession(profiles.save)),
    },
    notices: {
      list: cached(
        'notices',
        desk(({ notices }) => notices.list),
      ),
      object: desk(({ notices }) => ofSession(notices.object)),
    },
    ownRecords: { read: desk(({ ownRecords }) => ownRecords.read) },
    releaseVisits: { read: desk(({ releaseVisits }) => releaseVisits.read) },
    moderation: {
      byId: desk(({ moderation }) => moderation.byId),
      details: desk(({ moderation }) => moderation.details),
      decided: desk(({ moderation }) => moderation.decided),
      findUsers: desk(({ moderation }) => moderation.findUsers),
      decide: desk(({ moderation }) => ofSession(moderation.decide)),
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
      sendPhoneCode: auth((port) => port.sendPhoneCode),
      confirmPhone: auth((port) => port.confirmPhone),
      removePhone: auth((port) => port.removePhone),
      deleteAccount: auth((port) => port.deleteAccount),
    },
  }
}
