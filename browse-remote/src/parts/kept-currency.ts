import { currencies } from '@adamarket/shared/domain/money/money.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

/** The currency in which the visitor compares prices, and limits them: the last one chosen on this device. */
export const keptCurrency = storedValue('localStorage', 'comparedCurrency', v.picklist(currencies))
