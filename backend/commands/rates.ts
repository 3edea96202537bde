import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { convertedCurrencies, parseRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { parseCurrency } from '@adamarket/shared/domain/money/money.ts'

import { CannotStart } from '#base/cannot-start.ts'
import { withProject } from '#base/with-project.ts'
import { readExchangeRates, setExchangeRates } from '#search-index/exchange-rates.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

import { projectNamed } from './read-project.ts'
import { takeProject } from './take-project.ts'

const usage = `Name the worth in dollars of ${convertedCurrencies.join(', ')}: EUR=1.16 GBP=1.32 TRY=0.02`

/**
 * Shows the exchange rates of the local site, or of a real project, or sets today's and brings the search index into
 * their order.
 */
export async function rates(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { project, rest } = takeProject(parameters)
  const given = rest.length > 0 ? parseGivenRates(rest, new Date()) : undefined
  await withProject(await projectNamed(project), async ({ firestore }) => {
    if (given) {
      console.log(`Replacing ${formatRates(await readExchangeRates(firestore))}`)
      await setExchangeRates(firestore, given)
      await rebuildSearchIndex(firestore, console.log, signal)
    }
    console.log(formatRates(await readExchangeRates(firestore)))
  })
  return 0
}

/** @throws CannotStart unless each rate is given and plausible */
export function parseGivenRates(parameters: readonly string[], today: Date): ExchangeRates {
  const given = parameters.map((parameter) => parameter.split('='))
  const isKnown = given.every(([name, value]) => parseCurrency(name) && Number(value) > 0)
  const isWhole = given.length === convertedCurrencies.length
  const asOf = today.toISOString().slice(0, 10)
  const fields = Object.fromEntries(given.map(([name, value]) => [name, Number(value)]))
  const parsed = isKnown && isWhole ? parseRates({ ...fields, asOf }) : undefined
  if (!parsed) {
    throw new CannotStart(
      `${usage}\nA rate five times as high or low as the one in exchange-rates.ts is refused.`,
    )
  }
  return parsed
}

function formatRates({ asOf, dollarsPerUnit }: ExchangeRates): string {
  const parts = convertedCurrencies.map((currency) => `${currency}=${dollarsPerUnit[currency]}`)
  return `${parts.join(' ')}, of ${asOf}`
}
