import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { isUnanswered } from '#domain/listing/availability.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { roughDollars } from '#domain/money/convert-money.ts'
import type { Ordered } from '#domain/search/compare-listings.ts'
import { amountOf } from '#domain/search/matches-search.ts'

import type { EntryOrder } from './entry-path.ts'
import { costOfOrder } from './entry-path.ts'

/** Sorts after every character of an id. */
const end = '~'
const digits = 10
const radix = 36
const lastTime = Date.parse('9999-12-31T23:59:59.999Z')
/** An entry's id has room for a listing's id up to this length. */
const maxIdLength = 250
const maxWorth = radix ** digits - 1

/** The patterns of the ids that {@link entryId} returns. */
const newestForm = /^[0-9a-z]{10}[0-9a-f]*g$/
const amountForm = /^[0-9a-z]{20}[0-9a-f]*g$/

/**
 * The id of a listing's entry in one order. Ids ascend as `compareListings` orders the listings, so the
 * index is read in order without an `orderBy`, which would need a composite index for each set of
 * filters. Undefined in the order of a cost that the listing does not state, and for a listing whose id is longer than
 * any of this site: its entry's would be too long.
 */
export function entryId(
  order: EntryOrder,
  listing: Ordered,
  rates: ExchangeRates,
): string | undefined {
  if (listing.id.length > maxIdLength) return undefined
  const newestFirst = `${backInTime(listing)}${backwards(listing.id)}`
  if (order === 'newest') return newestFirst
  const amount = amountOf(listing, costOfOrder(order))
  return amount && `${worthKey(order, roughDollars(amount, rates))}${newestFirst}`
}

/** Whether a text of any origin can be the id of an entry in this order. */
export function isEntryId(order: EntryOrder, text: string): boolean {
  return text.length <= 1500 && (order === 'newest' ? newestForm : amountForm).test(text)
}

/** The range of entry ids of listings of this rough worth, in an order by price or cost; `to` is excluded. */
export function worthRange(
  order: Exclude<EntryOrder, 'newest'>,
  min: number,
  max: number,
): { readonly from: string; readonly to: string } {
  const low = worthKey(order, min)
  const high = worthKey(order, max)
  return isAscending(order)
    ? { from: low, to: `${high}${end}` }
    : { from: high, to: `${low}${end}` }
}

/** @param dollars 0 to `Infinity` */
function worthKey(order: Exclude<EntryOrder, 'newest'>, dollars: number): string {
  const cents = Math.min(Math.round(dollars * 100), maxWorth)
  return key(isAscending(order) ? cents : maxWorth - cents)
}

function isAscending(order: EntryOrder): boolean {
  return order.endsWith('-up')
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
