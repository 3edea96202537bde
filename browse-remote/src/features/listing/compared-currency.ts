import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import { currencies } from '@adamarket/shared/domain/money/money.ts'

/** The currency in which a price is shown as well: the one that the visitor knows, or the other usual one. */
export function comparedCurrency(own: string, known: Currency | undefined): Currency {
  const usual = own === 'TRY' ? 'GBP' : 'TRY'
  return currencies.find((currency) => currency === known && currency !== own) ?? usual
}
