import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { convertedCurrencies } from '@adamarket/shared/domain/money/exchange-rates.ts'

import { withProject } from '#base/with-project.ts'
import { readExchangeRates, setExchangeRates } from '#search-index/exchange-rates.ts'
import { parseGivenRates } from '#search-index/parse-given-rates.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

import { changingOptions } from '#command-line/confirm-change.ts'
import { readOptions } from '#command-line/options.ts'
import { projectNamed, projectToChange } from '#command-line/read-project.ts'

/**
 * Shows the exchange rates of the local site, or of a real project, or sets today's and brings the search index into
 * their order.
 */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage: 'rates [EUR=<n> GBP=<n> TRY=<n>] [--yes] [--project <id>]',
    options: changingOptions,
    max: convertedCurrencies.length,
  })
  const given = positionals.length > 0 ? parseGivenRates(positionals, new Date()) : undefined
  const project = given ? await projectToChange(values) : await projectNamed(values.project)
  await withProject(project, async ({ firestore }) => {
    if (given) {
      console.log(`Replacing ${formatRates(await readExchangeRates(firestore))}`)
      await setExchangeRates(firestore, given)
      await rebuildSearchIndex(firestore, console.log, signal)
    }
    console.log(formatRates(await readExchangeRates(firestore)))
  })
  return 0
}

function formatRates({ asOf, dollarsPerUnit }: ExchangeRates): string {
  const parts = convertedCurrencies.map((currency) => `${currency}=${dollarsPerUnit[currency]}`)
  return `${parts.join(' ')}, of ${asOf}`
}
