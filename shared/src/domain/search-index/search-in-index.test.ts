import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { SearchQuery } from '#domain/search-query.ts'
import { foundByRule, searchCases } from '#testing/search-cases.ts'
import { simulateIndex } from '#testing/simulated-index.ts'

import type { ReadEntries } from './search-in-index.ts'
import { searchInIndex } from './search-in-index.ts'

const searchesOfACase = 10
/** Searches tried; `SEARCH_CASES=200000` tries more. */
const searchCount = Number(process.env['SEARCH_CASES'] ?? 20_000)

/** The ids that the pages of a search show; a page that another follows is full. */
async function idsShown(read: ReadEntries, query: SearchQuery, limit: number) {
  const shown: string[] = []
  let cursor: string | undefined
  do {
    // Each page begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await searchInIndex(read, query, {
      limit,
      ...(cursor !== undefined && { cursor }),
    })
    if (!page.ok) throw page.error.cause
    shown.push(...page.value.listings.map(({ id }) => id))
    cursor = page.value.nextCursor
    expect(page.value.listings.length === limit || cursor === undefined).toBe(true)
  } while (cursor !== undefined)
  return shown
}

it(
  'finds through the index what the rule finds among all ads, in the same order',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(searchCases(12, searchesOfACase), async ({ listings, searches }) => {
        const read = simulateIndex(listings)
        for (const { query, limit } of searches) {
          expect(await idsShown(read, query, limit)).toEqual(foundByRule(listings, query))
        }
      }),
      { numRuns: Math.ceil(searchCount / searchesOfACase) },
    )
  },
)
