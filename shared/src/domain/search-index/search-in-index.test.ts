import fc from 'fast-check'
import { expect, it } from 'vitest'

import { ratesInCode } from '#domain/money/exchange-rates.ts'
import { foundByPages, foundByRule, searchCases } from '#testing/search-cases.ts'
import { triesOf } from '#testing/tries-of.ts'
import { simulateIndex } from '#testing/simulated-index.ts'

import { searchInIndex } from './search-in-index.ts'

const dollarsPerUnit = { USD: 1, EUR: 0.3, GBP: 1.5, TRY: 0.01 }

it.each([
  ['in code', ratesInCode],
  ['stored', { asOf: '2099-01-01', dollarsPerUnit }],
])(
  'by the rates %s, the index finds the same listings as the rule, in the same order',
  { timeout: 600_000 },
  async (_, rates) => {
    await fc.assert(
      fc.asyncProperty(searchCases(12, 10), async ({ listings, searches }) => {
        const read = simulateIndex(listings, rates)
        for (const { query, limit } of searches) {
          const found = await foundByPages(
            (wanted, page) => searchInIndex(read, wanted, page, rates),
            query,
            limit,
          )
          expect(found).toEqual(foundByRule(listings, query, rates))
        }
      }),
      triesOf(110),
    )
  },
)
