import type { ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'
import { createMemoryStorage } from '@adamarket/shared/state/browser-storage.ts'
import { createBlockedSellersStore } from '@adamarket/shared/state/blocked-sellers-store.ts'
import { createFavouritesStore } from '@adamarket/shared/state/favourites-store.ts'
import { createLocationStore } from '@adamarket/shared/state/location-store.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { createThemeStore } from '@adamarket/shared/state/theme-store.ts'

import { backendPorts } from '#host/data/backend-ports.ts'
import type { Reads } from '#host/data/first-view-reads.ts'

type Options = {
  readonly reads: Reads
  readonly environment: ParsedEnvironment
  /** The site's own origin. */
  readonly origin: string
  readonly texts: Texts
  readonly report: Report
}

/** Never resolves: rendering waits only for the reads of the first view. */
export const never = () => new Promise<never>(() => {})
const noMethod = () => never

const ports = backendPorts({
  visitors: noMethod,
  members: noMethod,
  desk: noMethod,
  auth: noMethod,
  ofSession: noMethod,
  cached: noMethod,
  afterFirstView: noMethod,
})

/** The services for one render: no user is signed in, nothing is stored, and only the first view's reads answer. */
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
    ...ports,
    listings: { ...ports.listings, ...reads.listings },
    profiles: { ...ports.profiles, ...reads.profiles },
    pictures: { ...ports.pictures, upload: () => ({ done: never(), cancel: () => {} }) },
    moderation: { ...ports.moderation, followQueue: () => () => {} },
    favourites: createFavouritesStore({
      storage,
      session,
      port: ports.favourites,
      report,
    }),
    deviceAlerts: undefined,
    blockedSellers: createBlockedSellersStore({
      storage,
      session,
      port: ports.blockedSellers,
      report,
    }),
    exchangeRates: reads.exchangeRates,
    selectedLocation: createLocationStore(storage),
    session,
    askToSignIn: () => {},
    language: () => texts.store.getState().language,
    changeLanguage: never,
    theme: createThemeStore(storage, { dataset: {} }),
    notify: { info: () => {}, success: () => {}, error: () => {} },
    appStores: environment.links,
    contactMail: environment.contactMail,
    measuredShare: environment.measuredShare,
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
