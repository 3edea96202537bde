import { cutText } from '#domain/text/cut-text.ts'
import { shownLink } from '#domain/listing/stored-picture.ts'

/** The fields of a document as a database returns them. */
export type StoredFields = Readonly<Record<string, unknown>>

/**
 * The limits of stored values given to a page, in characters or entries. Older documents were written
 * without limits, so these exceed what can be written today; they only keep a hostile document from
 * freezing a page.
 */
export const maxSizes = {
  title: 500,
  body: 50_000,
  line: 200,
  link: 2048,
  entries: 20,
  images: 100,
} as const

const plainNumber = /^\d{1,15}(?:\.\d{1,6})?$/
const pictureLinkForm =
  /^(?:https:\/\/[^\s/?#\\][^\s\\]*|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/[^\s\\]*)$/i

/** An own field of the document, never an inherited one. */
export function own(fields: StoredFields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** A text, cut at `maxLength` characters; empty for anything else. */
export function text(fields: StoredFields, name: string, maxLength: number): string {
  const value = own(fields, name)
  return typeof value === 'string' ? cutText(value, maxLength) : ''
}

/** The texts of a list, or a single one; empty texts and other values are left out. */
export function texts(
  fields: StoredFields,
  name: string,
  maxEntries: number,
  maxLength: number,
): readonly string[] {
  const value = own(fields, name)
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  return entries
    .slice(0, maxEntries)
    .filter((entry) => typeof entry === 'string')
    .filter((entry) => entry !== '')
    .map((entry) => cutText(entry, maxLength))
}

/** A number, or a plain number as text: no sign, no exponent. */
export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && plainNumber.test(value.trim()) ? Number(value) : undefined
}

/**
 * A time in the format of `toISOString`, from a text or a database's timestamp, which has a `toDate`.
 * Lists sort it as text, so only the years 0 to 9999 are supported.
 */
export function isoTime(value: unknown): string | undefined {
  const date = typeof value === 'string' ? new Date(value) : dateOf(value)
  if (!date || Number.isNaN(date.getTime())) return undefined
  const year = date.getUTCFullYear()
  return year >= 0 && year <= 9999 ? date.toISOString() : undefined
}

/** Stored values contain no functions, so only a database's own object can have this one. */
function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return undefined
  if (typeof value.toDate !== 'function') return undefined
  const date: unknown = value.toDate()
  return date instanceof Date ? date : undefined
}

/** The link if it may be shown as a picture: https, or the local Storage emulator. As everyone sees it. */
export function pictureLink(link: string): readonly string[] {
  return pictureLinkForm.test(link) ? [shownLink(link)] : []
}
