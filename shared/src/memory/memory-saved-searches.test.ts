import { describeSavedSearchesPort } from '#testing/saved-searches-port-contract.ts'

import { createMemorySavedSearches } from './memory-saved-searches.ts'

describeSavedSearchesPort('in memory', async (searches) => createMemorySavedSearches(searches))
