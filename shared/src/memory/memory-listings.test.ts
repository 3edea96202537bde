import { describeListingsPort } from '#testing/listings-port-contract.ts'

import { createMemoryListings } from './memory-listings.ts'

describeListingsPort('in memory', async (listings) => createMemoryListings(listings))
