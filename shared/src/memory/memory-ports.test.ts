import { describeBlockedSellersPort } from '#testing/blocked-sellers-port-contract.ts'
import { describeExchangeRatesPort } from '#testing/exchange-rates-port-contract.ts'
import { describeFavouriteAlertsPort } from '#testing/favourite-alerts-port-contract.ts'
import { describeListingStatsPort } from '#testing/listing-stats-port-contract.ts'
import { describeListingsPort } from '#testing/listings-port-contract.ts'
import { describeNoticesPort } from '#testing/notices-port-contract.ts'
import { describeOwnListingsPort } from '#testing/own-listings-port-contract.ts'
import { describeOwnRecordsPort } from '#testing/own-records-port-contract.ts'
import { describePicturesPort } from '#testing/pictures-port-contract.ts'
import { describeProfilesPort } from '#testing/profiles-port-contract.ts'
import { describePushSubscriptionsPort } from '#testing/push-subscriptions-port-contract.ts'
import { describeReleaseVisitsPort } from '#testing/release-visits-port-contract.ts'
import { describeSavedSearchesPort } from '#testing/saved-searches-port-contract.ts'

import { createMemoryBlockedSellers } from './memory-blocked-sellers.ts'
import { createMemoryExchangeRates } from './memory-exchange-rates.ts'
import { createMemoryFavouriteAlerts } from './memory-favourite-alerts.ts'
import { createMemoryListingStats } from './memory-listing-stats.ts'
import { createMemoryListings } from './memory-listings.ts'
import { createMemoryNotices } from './memory-notices.ts'
import { createMemoryOwnRecords } from './memory-own-records.ts'
import { createMemoryPictures } from './memory-pictures.ts'
import { createMemoryProfiles } from './memory-profiles.ts'
import { createMemoryPushSubscriptions } from './memory-push-subscriptions.ts'
import { createMemoryReleaseVisits } from './memory-release-visits.ts'
import { createMemorySavedSearches } from './memory-saved-searches.ts'

describeBlockedSellersPort('in memory', async (blocked) => {
  const port = createMemoryBlockedSellers()
  for (const seller of blocked) await port.block('ayse', seller)
  return port
})

describeExchangeRatesPort('in memory', async (document) => createMemoryExchangeRates(document))

describeFavouriteAlertsPort('in memory', async () => createMemoryFavouriteAlerts())

describeListingStatsPort('in memory', async (stats) => {
  const port = createMemoryListingStats(stats)
  return { byVisitor: port, bySeller: port }
})

describeListingsPort('in memory', async (listings) => createMemoryListings(listings))

describeNoticesPort('in memory', async (notices) => createMemoryNotices(notices))

describeOwnRecordsPort('in memory', async (records) => createMemoryOwnRecords(records))

describeOwnListingsPort('in memory', {
  picture: 'https://pictures.example/1.webp',
  open: async (stock) => {
    const listings = createMemoryListings(stock)
    return { listings, own: listings.own }
  },
})

describePicturesPort('in memory', async () => createMemoryPictures())

describeProfilesPort('in memory', async (profiles) => createMemoryProfiles(profiles))

describePushSubscriptionsPort('in memory', async () => createMemoryPushSubscriptions())

describeReleaseVisitsPort('in memory', async (releases, role) =>
  createMemoryReleaseVisits(role === 'admin' ? releases : undefined),
)

describeSavedSearchesPort('in memory', async (searches) => createMemorySavedSearches(searches))
