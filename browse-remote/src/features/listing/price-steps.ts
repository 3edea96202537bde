import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { maxEarlierPrices } from '@adamarket/shared/domain/listing/reduced-price.ts'

/** A price that a listing had or has, in the currency that it was stated in. */
export type PriceStep = {
  readonly price: number
  readonly currency: string
  /** When it began, ISO 8601; undefined when that is not known. */
  readonly since: string | undefined
}

/** What a listing has cost, the latest last: each price begins when the one before it ended. */
export function priceSteps({
  price,
  currency,
  earlierPrices = [],
  timestamp,
}: Pick<Listing, 'price' | 'currency' | 'earlierPrices' | 'timestamp'>): readonly PriceStep[] {
  const [first] = earlierPrices
  // Of a full list, the first price may have followed others.
  const isKnown = first && timestamp && earlierPrices.length < maxEarlierPrices
  const begin = isKnown && Date.parse(timestamp) < Date.parse(first.until) ? timestamp : undefined
  return [...earlierPrices, { price, currency }].map((step, index) => ({
    price: step.price,
    currency: step.currency,
    since: index === 0 ? begin : earlierPrices[index - 1]?.until,
  }))
}

/** How long a price without a known beginning is drawn, as a share of what follows. */
const unknownShare = 1 / 8

/**
 * The path of a line through prices over time, from 0 to 100 both ways; undefined when they cannot be compared, because
 * currencies differ or all prices are the same.
 */
export function stepLine(steps: readonly PriceStep[], now: number): string | undefined {
  const prices = steps.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (new Set(steps.map(({ currency }) => currency)).size > 1 || low === high) return undefined
  const known = steps.flatMap(({ since }) => (since === undefined ? [] : Date.parse(since)))
  // A clock that is slow must not lead the line back.
  const end = Math.max(now, ...known)
  const [first = end] = known
  const start = known.length < steps.length ? first - (end - first) * unknownShare : first
  const x = (time: number) => Math.round((100 * (time - start)) / (end - start || 1))
  const y = (price: number) => Math.round((100 * (high - price)) / (high - low))
  const lines = steps.map(({ since, price }, index) => {
    const from = x(since === undefined ? start : Date.parse(since))
    return index === 0 ? `M${from} ${y(price)}` : `H${from}V${y(price)}`
  })
  return `${lines.join('')}H100`
}
