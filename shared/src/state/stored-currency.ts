import * as v from 'valibot'

import { currencies } from '#domain/money/money.ts'

import { storedValue } from './stored-value.ts'

/** The currency in which the visitor compares prices, and limits them: the last one chosen on this device. */
export const storedCurrency = storedValue(
  'localStorage',
  'comparedCurrency',
  v.picklist(currencies),
)
