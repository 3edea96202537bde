import fc from 'fast-check'
import { expect, it } from 'vitest'

import { foundByPages, foundByRule, searchCases } from '#testing/search-cases.ts'
import { simulateIndex } from '#testing/simulated-index.ts'

import { searchInIndex } from './search-in-index.ts'

const searchesOfACase = 10
/** Number of searches; `SEARCH_CASES=200000` tries more. */
const searchCount = Number(process.env['SEARCH_CASES'] ?? 20_000)

it(
  'the index finds the same listings as the rule, in the same order',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(searchCases(12, searchesOfACase), async ({ listings, searches }) => {
        const read = simulateIndex(listings)
        for (const { query, limit } of searches) {
          const found = await foundByPages(
            (wanted, page) => searchInIndex(read, wanted, page),
            query,
            limit,
          )
          expect(found).toEqual(foundByRule(listings, query))
        }
      }),
      { numRuns: Math.ceil(searchCount / searchesOfACase) },
    )
  },
)
