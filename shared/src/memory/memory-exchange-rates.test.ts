import { createMemoryExchangeRates } from '#memory/memory-exchange-rates.ts'
import { describeExchangeRatesPort } from '#testing/exchange-rates-port-contract.ts'

describeExchangeRatesPort('in memory', async (document) => createMemoryExchangeRates(document))
