import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import { currencies } from '@adamarket/shared/domain/money/money.ts'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { useStore } from 'zustand'

import { storedCurrency } from '@adamarket/shared/state/stored-currency.ts'

import type { ResultList, ResultListState } from './result-list.ts'

/**
 * The currency of a price that the visitor is about to type: the last one chosen on this device, else that of most
 * results, else US dollars.
 */
export function useUsualCurrency(results: ResultList): Currency {
  const kept = useOnDevice(() => storedCurrency.read(), undefined)
  const majorityCurrency = useStore(results, currencyOfMost)
  return kept ?? majorityCurrency
}

function currencyOfMost({ listings }: ResultListState): Currency {
  const countOf = (currency: Currency) =>
    listings.filter((listing) => listing.currency === currency).length
  return currencies.reduce((most, one) => (countOf(one) > countOf(most) ? one : most))
}
