import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import { parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import { parseTypedPrice, typedCurrency } from '@adamarket/shared/domain/money/parse-typed-price.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { PriceRange } from '@adamarket/shared/domain/search/search-query.ts'

/** A range of prices as typed. */
export type TypedRange = {
  readonly currency: Currency
  readonly min: string
  readonly max: string
}

/** What is wrong with a typed range, and the field that shows it. */
export type RangeError = {
  readonly field: 'min' | 'max'
  readonly reason: 'notANumber' | 'belowMin' | 'otherCurrency'
}

/** @param usual the currency of a range that is yet to be typed */
export function showTypedRange(range: PriceRange | undefined, usual: Currency): TypedRange {
  return {
    currency: range?.currency ?? usual,
    min: range?.min?.toString() ?? '',
    max: range?.max?.toString() ?? '',
  }
}

/** Parses the typed range; undefined when both bounds are empty. */
export function readTypedRange(typed: TypedRange): Result<PriceRange | undefined, RangeError> {
  const min = readBound(typed.min)
  const max = readBound(typed.max)
  if (min === 'notANumber') return err({ field: 'min', reason: min })
  if (max === 'notANumber') return err({ field: 'max', reason: max })
  const { currency } = typed
  const other = (['min', 'max'] as const).find(
    (field) => (parseCurrency(typedCurrency(typed[field])) ?? currency) !== currency,
  )
  if (other) return err({ field: other, reason: 'otherCurrency' })
  if (min === undefined && max === undefined) return ok(undefined)
  if (min !== undefined && max !== undefined && min > max) {
    return err({ field: 'max', reason: 'belowMin' })
  }
  return ok({ currency, ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
}

function readBound(typed: string): number | undefined | 'notANumber' {
  if (typed.trim() === '') return undefined
  const price = parseTypedPrice(typed)
  return price !== undefined && price < listingLimits.priceBelow ? price : 'notANumber'
}
