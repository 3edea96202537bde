import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { convertedCurrencies, parseRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { parseCurrency } from '@adamarket/shared/domain/money/money.ts'

import { CommandError } from '#base/command-error.ts'

const usage = `Name the worth in dollars of ${convertedCurrencies.join(', ')}: EUR=1.16 GBP=1.32 TRY=0.02`

/** @throws CommandError unless each rate is given and plausible */
export function parseGivenRates(parameters: readonly string[], today: Date): ExchangeRates {
  const given = parameters.map((parameter) => parameter.split('='))
  const isKnown = given.every(([name, value]) => parseCurrency(name) && Number(value) > 0)
  const isWhole = given.length === convertedCurrencies.length
  const asOf = today.toISOString().slice(0, 10)
  const fields = Object.fromEntries(given.map(([name, value]) => [name, Number(value)]))
  const parsed = isKnown && isWhole ? parseRates({ ...fields, asOf }) : undefined
  if (!parsed) {
    throw new CommandError(
      `${usage}\nA rate five times as high or low as the one in exchange-rates.ts is refused.`,
    )
  }
  return parsed
}
