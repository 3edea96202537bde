import { formatMoney } from '#domain/money/format-money.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { isoTime, maxSizes, number, own, text } from '#domain/stored-fields.ts'

import type { EarlierPrice, Listing } from './listing.ts'

/** How many earlier prices a listing has at most: the latest. */
export const maxEarlierPrices = 10

/** A price has to last, or a seller could raise it to reduce it. */
const lastingTime = 7 * 24 * 60 * 60 * 1000

/**
 * The price from which a listing is reduced, in the listing's currency; undefined when it is not reduced. Of the prices of
 * the last falls in a row it is the first that lasted seven days or was the listing's first one: a rise that is taken back
 * within seven days is no reduction.
 */
export function reducedFrom({
  price,
  currency,
  earlierPrices = [],
}: Pick<Listing, 'price' | 'currency' | 'earlierPrices'>): number | undefined {
  const prices = [...earlierPrices, { price, currency }]
  const isFallAfter = ({ price: was, currency: given }: EarlierPrice, index: number) => {
    const next = prices[index + 1]
    return next !== undefined && given === next.currency && was > next.price
  }
  const isLasting = ({ until }: EarlierPrice, index: number) => {
    const before = earlierPrices[index - 1]
    // What was before the earliest one that is known may have been lower.
    if (!before) return earlierPrices.length < maxEarlierPrices
    return Date.parse(until) - Date.parse(before.until) >= lastingTime
  }
  const highest = earlierPrices.findLastIndex((one, index) => !isFallAfter(one, index)) + 1
  return earlierPrices.find((one, index) => index >= highest && isLasting(one, index))?.price
}

/** The same as a formatted price. */
export function formatReducedFrom(
  listing: Parameters<typeof reducedFrom>[0],
  language: string,
): string | undefined {
  const amount = reducedFrom(listing)
  return amount === undefined
    ? undefined
    : formatMoney({ amount, currency: listing.currency }, language)
}

/** The earlier prices of a stored listing, the latest last; others than a function writes are left out. */
export function decodeEarlierPrices(value: unknown): readonly EarlierPrice[] {
  if (!Array.isArray(value)) return []
  const entries: readonly unknown[] = value
  return entries.slice(-maxEarlierPrices).flatMap((entry) => {
    if (!isFields(entry)) return []
    const price = number(own(entry, 'price'))
    const until = isoTime(own(entry, 'until'))
    if (price === undefined || until === undefined) return []
    return [{ price, currency: text(entry, 'currency', maxSizes.line), until }]
  })
}

function isFields(value: unknown): value is StoredFields {
  return typeof value === 'object' && value !== null
}
