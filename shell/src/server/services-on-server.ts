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

import type { Reads } from '#host/first-view-reads.ts'
import type { MethodsReturning, OwnMethods } from '#host/methods-by-name.ts'
import { methodsByName } from '#host/methods-by-name.ts'

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

/** A port of which only the given methods answer. */
function answering<Port extends object>(
  own: OwnMethods<NoInfer<Port>, MethodsReturning<NoInfer<Port>, never>>,
): Port {
  return methodsByName<Port>(own, () => never)
}

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
    listings: answering(reads.listings),
    listingStats: answering({}),
    ownListings: answering({}),
    pictures: answering({ upload: () => ({ done: never(), cancel: () => {} }) }),
    reports: answering({}),
    notices: answering({}),
    ownRecords: answering({}),
    moderation: answering({ followQueue: () => () => {} }),
    favourites: createFavouritesStore({
      storage,
      session,
      port: answering({}),
      report,
    }),
    favouriteAlerts: answering({}),
    savedSearches: answering({}),
    deviceAlerts: undefined,
    blockedSellers: createBlockedSellersStore({
      storage,
      session,
      port: answering({}),
      report,
    }),
    profiles: answering(reads.profiles),
    exchangeRates: reads.exchangeRates,
    selectedLocation: createLocationStore(storage),
    session,
    auth: answering({}),
    askToSignIn: () => {},
    language: () => texts.store.getState().language,
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
