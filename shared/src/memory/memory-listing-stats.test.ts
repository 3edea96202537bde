import { describeListingStatsPort } from '#testing/listing-stats-port-contract.ts'

import { createMemoryListingStats } from './memory-listing-stats.ts'

describeListingStatsPort('in memory', async (stats) => {
  const port = createMemoryListingStats(stats)
  return { byVisitor: port, bySeller: port }
})
