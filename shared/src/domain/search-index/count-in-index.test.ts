import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findListings } from '#domain/search/find-listings.ts'
import { ok } from '#domain/result.ts'
import { searchCases } from '#testing/search-cases.ts'
import { triesOf } from '#testing/tries-of.ts'
import { simulateIndex } from '#testing/simulated-index.ts'

import { countInIndex } from './count-in-index.ts'

it(
  'counts all that the rule finds, and nothing else when it says so',
  { timeout: 300_000 },
  async () => {
    let exact = 0
    await fc.assert(
      fc.asyncProperty(searchCases(12, 10), async ({ listings, searches }) => {
        const read = simulateIndex(listings)
        for (const { query } of searches) {
          const counted = await countInIndex(async (lookup) => {
            const entries = await read(lookup, 100, undefined)
            return entries.ok ? ok(entries.value.length) : entries
          }, query)
          if (!counted.ok) throw counted.error.cause
          const { count, isExact } = counted.value
          const found = findListings(listings, query).length
          expect(count).toBeGreaterThanOrEqual(found)
          if (!isExact) continue
          expect(count).toBe(found)
          exact += 1
        }
      }),
      triesOf(70),
    )
    expect(exact).toBeGreaterThan(30)
  },
)
