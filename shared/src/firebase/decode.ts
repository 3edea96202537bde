import { Timestamp } from 'firebase/firestore'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { parseCondition } from '#domain/condition.ts'
import type { Favourite } from '#domain/favourite.ts'
import type { Listing } from '#domain/listing.ts'
import { listingLimits } from '#domain/listing-limits.ts'
import type { Profile } from '#domain/profile.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

/** The fields of a document as the SDK hands them out. */
type Fields = Readonly<Record<string, unknown>>

/**
 * The most of a stored value that a page is given, in characters or entries. Older documents were
 * written without limits, so these lie above what can be written today; they only keep a hostile
 * document from freezing a page.
 */
const most = { title: 500, body: 50_000, line: 200, link: 2048, entries: 20, images: 100 } as const

const plainNumber = /^\d{1,15}(?:\.\d{1,6})?$/
const localHosts: readonly string[] = ['localhost', '127.0.0.1']

/**
 * An ad from a document of `posts`, in the form of the specification (section 3) or an older one:
 * a single text where there is a list now, a Firestore timestamp for the ISO string, a number as
 * text. What is missing or makes no sense is left empty. A document without a title is no ad:
 * `invalid`.
 */
export function decodeListing(id: string, fields: Fields): Result<Listing, AppError> {
  const title = text(fields, 'title', most.title)
  if (title.trim() === '') return err(appError('invalid', new Error('It has no title')))

  const condition = parseCondition(text(fields, 'condition', most.line))
  const timestamp = isoTime(own(fields, 'timestamp'))
  const year = number(own(fields, 'year'))
  const price = number(own(fields, 'price'))
  return ok({
    id,
    title,
    description: text(fields, 'description', most.body),
    price: price !== undefined && price >= 0 && price < listingLimits.priceBelow ? price : 0,
    currency: text(fields, 'currency', most.line),
    category: text(fields, 'category', most.line),
    subCategory: text(fields, 'subCategory', most.line),
    location: text(fields, 'location', most.line),
    paymentOptions: texts(fields, 'paymentOptions', most.entries, most.line),
    phoneNumber: text(fields, 'phoneNumber', most.line),
    contactMethod: texts(fields, 'contactMethod', most.entries, most.line),
    ...(condition && { condition }),
    imageUrl: texts(fields, 'imageUrl', most.images, most.link).flatMap(pictureLink),
    userId: text(fields, 'userId', most.line),
    sellerName: text(fields, 'sellerName', most.line),
    ...(timestamp !== undefined && { timestamp }),
    ...(year !== undefined && isYear(year) && { year }),
    status: status(own(fields, 'status')),
  })
}

/** A profile from a document of `users`. What is missing is empty. */
export function decodeProfile(id: string, fields: Fields): Profile {
  const [picture] = pictureLink(text(fields, 'picture', most.link))
  const memberSince = isoTime(own(fields, 'memberSince'))
  return {
    id,
    name: text(fields, 'name', most.line),
    email: text(fields, 'email', most.line),
    about: text(fields, 'about', most.body),
    ...(picture !== undefined && { picture }),
    ...(memberSince !== undefined && { memberSince }),
  }
}

/** A favourite from a document of `users/{uid}/favourites`. What is missing is empty. */
export function decodeFavourite(listingId: string, fields: Fields): Favourite {
  return {
    listingId,
    addedAt: isoTime(own(fields, 'addedAt')) ?? new Date(0).toISOString(),
    title: text(fields, 'title', most.title),
    price: number(own(fields, 'price')) ?? 0,
    currency: text(fields, 'currency', most.line),
  }
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function text(fields: Fields, name: string, longest: number): string {
  const value = own(fields, name)
  return typeof value === 'string' ? cut(value, longest) : ''
}

function texts(
  fields: Fields,
  name: string,
  mostEntries: number,
  longest: number,
): readonly string[] {
  const value = own(fields, name)
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  return entries
    .slice(0, mostEntries)
    .filter((entry) => typeof entry === 'string')
    .filter((entry) => entry !== '')
    .map((entry) => cut(entry, longest))
}

/** Never in the middle of a surrogate pair: half an emoji is no text. */
function cut(value: string, longest: number): string {
  return value.length <= longest ? value : value.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}

function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && plainNumber.test(value.trim()) ? Number(value) : undefined
}

function status(value: unknown): Listing['status'] {
  return value === 'sold' || value === 'held' ? value : 'active'
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100
}

function isoTime(value: unknown): string | undefined {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (typeof value !== 'string') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** The link when it may be shown as a picture: https, or the Storage emulator of this machine. */
function pictureLink(link: string): readonly string[] {
  if (!URL.canParse(link)) return []
  const url = new URL(link)
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.includes(url.hostname))
  return isSafe ? [url.href] : []
}
