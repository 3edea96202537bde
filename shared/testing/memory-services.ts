import type { HostServices } from '#contract/host-services.ts'
import type { Texts } from '#i18n/create-texts.ts'
import { createMemoryAuth } from '#memory/memory-auth.ts'
import { createMemoryConnectivity } from '#memory/memory-connectivity.ts'
import { createMemoryExchangeRates } from '#memory/memory-exchange-rates.ts'
import { createMemoryFavouriteAlerts } from '#memory/memory-favourite-alerts.ts'
import { createMemoryListingStats } from '#memory/memory-listing-stats.ts'
import { createMemoryListings } from '#memory/memory-listings.ts'
import { createMemoryModeration } from '#memory/memory-moderation.ts'
import { createMemoryNotices } from '#memory/memory-notices.ts'
import { createMemoryOwnRecords } from '#memory/memory-own-records.ts'
import { createMemoryPictures } from '#memory/memory-pictures.ts'
import { createMemoryProfiles } from '#memory/memory-profiles.ts'
import { createMemoryReleaseVisits } from '#memory/memory-release-visits.ts'
import { createMemoryReports } from '#memory/memory-reports.ts'
import { createMemorySavedSearches } from '#memory/memory-saved-searches.ts'
import { createLocationStore } from '#state/location-store.ts'
import { createSessionStore } from '#state/session-store.ts'
import { createThemeStore } from '#state/theme-store.ts'

import { memoryStorage } from './memory-storage.ts'
import { blockedSellersOver, favouritesOver } from './stores-over.ts'

/** The shell's services, over ports in memory; `own` replaces some of them. */
export function createMemoryServices(texts: Texts, own?: Partial<HostServices>): HostServices {
  const auth = createMemoryAuth()
  const session = own?.session ?? createSessionStore(memoryStorage(), auth)
  const listings = createMemoryListings([])
  const report = () => undefined
  return {
    listings,
    listingStats: createMemoryListingStats(),
    ownListings: listings.own,
    pictures: createMemoryPictures(),
    reports: createMemoryReports(),
    notices: createMemoryNotices(),
    ownRecords: createMemoryOwnRecords(),
    moderation: createMemoryModeration(),
    releaseVisits: createMemoryReleaseVisits(),
    measuredShare: 0,
    favourites: favouritesOver(session),
    favouriteAlerts: createMemoryFavouriteAlerts(),
    savedSearches: createMemorySavedSearches(),
    deviceAlerts: undefined,
    blockedSellers: blockedSellersOver(session),
    profiles: createMemoryProfiles([]),
    exchangeRates: createMemoryExchangeRates(),
    selectedLocation: createLocationStore(memoryStorage()),
    session,
    auth,
    askToSignIn: () => undefined,
    language: () => texts.store.getState().language,
    changeLanguage: texts.changeLanguage,
    theme: createThemeStore(memoryStorage(), { dataset: {} }),
    notify: { info: () => undefined, success: () => undefined, error: () => undefined },
    appStores: { playStore: 'https://play.example/', appStore: 'https://apps.example/' },
    contactMail: undefined,
    origin: 'http://localhost:3000',
    connectivity: createMemoryConnectivity(),
    siteTime: async () => new Date(),
    forgetDevice: () => undefined,
    report,
    ...own,
  }
}
