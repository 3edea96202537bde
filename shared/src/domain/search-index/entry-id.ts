import type { Listing } from '#domain/listing.ts'
import { roughDollars } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'
import type { SortOrder } from '#domain/search-query.ts'

/** Comes after every character of an id. */
const end = '~'
const digits = 10
const radix = 36
const lastTime = Date.parse('9999-12-31T23:59:59.999Z')
/** The id of an entry has room for that of an ad up to this length. */
const longestId = 250
const highestWorth = radix ** digits - 1

/** The form of all ids that {@link entryId} gives. */
const form: Readonly<Record<SortOrder, RegExp>> = {
  newest: /^[0-9a-z]{10}[0-9a-f]*g$/,
  'price-up': /^[0-9a-z]{20}[0-9a-f]*g$/,
  'price-down': /^[0-9a-z]{20}[0-9a-f]*g$/,
}

/**
 * The id of an ad's entry in one order. Ids ascend as `compareListings` orders the ads, so an index is
 * read in order without an `orderBy`, which would need an index for each set of filters. Undefined for
 * an ad whose own id is longer than any id of this site: its entry's would be too long.
 */
export function entryId(
  order: SortOrder,
  listing: Pick<Listing, 'id' | 'timestamp' | 'price' | 'currency'>,
): string | undefined {
  if (listing.id.length > longestId) return undefined
  const newestFirst = `${backInTime(listing.timestamp)}${backwards(listing.id)}`
  if (order === 'newest') return newestFirst
  const money = { amount: listing.price, currency: listing.currency }
  return `${worthKey(order, money)}${newestFirst}`
}

/** Whether a text, which may come from anywhere, can be the id of an entry in this order. */
export function isEntryId(order: SortOrder, text: string): boolean {
  return text.length <= 1500 && form[order].test(text)
}

/** Where the entries of ads at these prices are in an order by price; `to` is not included. */
export function worthRange(
  order: Exclude<SortOrder, 'newest'>,
  currency: string,
  min: number,
  max: number,
): { readonly from: string; readonly to: string } {
  const low = worthKey(order, { amount: min, currency })
  const high = worthKey(order, { amount: max, currency })
  return order === 'price-up'
    ? { from: low, to: `${high}${end}` }
    : { from: high, to: `${low}${end}` }
}

function worthKey(order: Exclude<SortOrder, 'newest'>, money: Money): string {
  const cents = Math.round(roughDollars(money) * 100)
  return key(order === 'price-up' ? cents : highestWorth - cents)
}

/** An ad without a time comes after all others. */
function backInTime(timestamp: string | undefined): string {
  return timestamp === undefined ? 'z'.repeat(digits) : key(lastTime - Date.parse(timestamp))
}

function key(value: number): string {
  return value.toString(radix).padStart(digits, '0')
}

/**
 * A text whose order is that of `text` backwards: the complement of each letter, two digits for those
 * of ASCII and five for the others, and a `g` that puts a longer text before its own beginning.
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
