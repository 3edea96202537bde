import type { ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-i18n.ts'
import { createMemoryStorage } from '@adamarket/shared/state/browser-storage.ts'
import { createBlockedSellersStore } from '@adamarket/shared/state/blocked-sellers-store.ts'
import { createFavouritesStore } from '@adamarket/shared/state/favourites-store.ts'
import { createLocationStore } from '@adamarket/shared/state/location-store.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { createThemeStore } from '@adamarket/shared/state/theme-store.ts'

import type { Reads } from '#host/early-reads.ts'

type Options = {
  readonly reads: Reads
  readonly environment: ParsedEnvironment
  /** The site's own origin. */
  readonly origin: string
  readonly texts: Texts
  readonly report: Report
}

/** Never resolves: rendering waits only for the reads of the first view. */
const never = () => new Promise<never>(() => {})

/** The services for one render: no user is signed in, nothing is kept, and only the first view's reads answer. */
export function servicesOnServer({
  reads,
  environment,
  origin,
  texts,
  report,
}: Options): HostServices {
  const storage = createMemoryStorage()
  const session = createSessionStore(storage, { onUserChange: () => () => {} })
  return {
    listings: { ...reads.listings, count: never, countBySeller: never, countActive: never },
    listingStats: { countView: never, byId: never },
    ownListings: { list: never, create: never, update: never, setStatus: never, remove: never },
    pictures: { upload: () => ({ done: never(), cancel: () => {} }), read: never, remove: never },
    reports: { send: never },
    notices: { list: never, object: never },
    ownRecords: { read: never },
    moderation: { followQueue: () => () => {}, byId: never, details: never, decide: never },
    favourites: createFavouritesStore({
      storage,
      session,
      port: { list: never, add: never, remove: never },
      report,
    }),
    favouriteAlerts: { isOn: never, set: never },
    savedSearches: {
      list: never,
      isSaved: never,
      save: never,
      update: never,
      markSeen: never,
      remove: never,
    },
    deviceAlerts: undefined,
    blockedSellers: createBlockedSellersStore({
      storage,
      session,
      port: { list: never, block: never, unblock: never },
      report,
    }),
    profiles: { ...reads.profiles, create: never, save: never },
    exchangeRates: reads.exchangeRates,
    selectedLocation: createLocationStore(storage),
    session,
    auth: {
      signIn: never,
      signInWithGoogle: never,
      signOut: never,
      register: never,
      sendVerification: never,
      role: never,
      refresh: never,
      sendPasswordReset: never,
      checkResetCode: never,
      resetPassword: never,
      applyCode: never,
      changeEmail: never,
      changePassword: never,
      deleteAccount: never,
    },
    askToSignIn: () => {},
    i18n: texts.i18n,
    changeLanguage: never,
    theme: createThemeStore(storage, { dataset: {} }),
    notify: { info: () => {}, success: () => {}, error: () => {} },
    appStores: environment.links,
    contactMail: environment.contactMail,
    origin,
    connectivity: {
      isOnline: () => true,
      subscribe: () => () => {},
      check: () => Promise.resolve(true),
    },
    siteTime: never,
    forgetDevice: () => {},
    report,
  }
}
