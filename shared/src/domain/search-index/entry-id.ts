import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { isUnanswered } from '#domain/listing/availability.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { roughDollars } from '#domain/money/convert-money.ts'
import type { SortOrder } from '#domain/search/search-query.ts'

/** Sorts after every character of an id. */
const end = '~'
const digits = 10
const radix = 36
const lastTime = Date.parse('9999-12-31T23:59:59.999Z')
/** An entry's id has room for a listing's id up to this length. */
const maxIdLength = 250
const maxWorth = radix ** digits - 1

/** The pattern of the ids that {@link entryId} returns. */
const form: Readonly<Record<SortOrder, RegExp>> = {
  newest: /^[0-9a-z]{10}[0-9a-f]*g$/,
  'price-up': /^[0-9a-z]{20}[0-9a-f]*g$/,
  'price-down': /^[0-9a-z]{20}[0-9a-f]*g$/,
}

/**
 * The id of a listing's entry in one order. Ids ascend as `compareListings` orders the listings, so the
 * index is read in order without an `orderBy`, which would need a composite index for each set of
 * filters. Undefined for a listing whose id is longer than any of this site: its entry's would be too long.
 */
export function entryId(
  order: SortOrder,
  listing: Pick<Listing, 'id' | 'timestamp' | 'renewedAt' | 'askedAt' | 'price' | 'currency'>,
  rates: ExchangeRates,
): string | undefined {
  if (listing.id.length > maxIdLength) return undefined
  const newestFirst = `${backInTime(listing)}${backwards(listing.id)}`
  if (order === 'newest') return newestFirst
  const worth = roughDollars({ amount: listing.price, currency: listing.currency }, rates)
  return `${worthKey(order, worth)}${newestFirst}`
}

/** Whether a text of any origin can be the id of an entry in this order. */
export function isEntryId(order: SortOrder, text: string): boolean {
  return text.length <= 1500 && form[order].test(text)
}

/** The range of entry ids of listings of this rough worth, in an order by price; `to` is excluded. */
export function worthRange(
  order: Exclude<SortOrder, 'newest'>,
  min: number,
  max: number,
): { readonly from: string; readonly to: string } {
  const low = worthKey(order, min)
  const high = worthKey(order, max)
  return order === 'price-up'
    ? { from: low, to: `${high}${end}` }
    : { from: high, to: `${low}${end}` }
}

/** @param dollars 0 to `Infinity` */
function worthKey(order: Exclude<SortOrder, 'newest'>, dollars: number): string {
  const cents = Math.min(Math.round(dollars * 100), maxWorth)
  return key(order === 'price-up' ? cents : maxWorth - cents)
}

/** The beginning of the ids, in the order `newest`, of listings that are older than `time`. */
export function olderThan(time: Date): string {
  return key(lastTime - time.getTime())
}

/** Unanswered ones come after all others; among each, those without a time come last. */
function backInTime(listing: Pick<Listing, 'timestamp' | 'renewedAt' | 'askedAt'>): string {
  const time = listing.timestamp === undefined ? -lastTime : Date.parse(listing.timestamp)
  return key(lastTime - time + (isUnanswered(listing) ? 4 * lastTime : 0))
}

function key(value: number): string {
  return value.toString(radix).padStart(digits, '0')
}

/**
 * A text that sorts in the reverse order of `text`: the complement of each letter, two digits for ASCII
 * and five for others, and a final `g` that sorts a longer text before its own prefix.
 */
function backwards(text: string): string {
  const letters = Array.from({ length: text.length }, (_, index) => {
    const unit = text.charCodeAt(index)
    return unit < 0x80
      ? (0xff - unit).toString(16)
      : `0${(0xffff - unit).toString(16).padStart(4, '0')}`
  })
  return `${letters.join('')}g`
}
