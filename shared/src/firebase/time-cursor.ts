import * as v from 'valibot'

import { isDocumentId } from '#domain/document-id.ts'

/** A position in the order of listings (time, then id): that of the last listing on a page. */
export type Position = { readonly timestamp: string | Time; readonly id: string }

/** A database's timestamp. */
export type Time = { readonly seconds: number; readonly nanoseconds: number }

const yearOneInSeconds = -62_135_596_800
const yearTenThousandInSeconds = 253_402_300_800

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.check(isDocumentId)),
    timestamp: v.union([
      v.string(),
      v.object({
        seconds: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(yearOneInSeconds),
          v.ltValue(yearTenThousandInSeconds),
        ),
        nanoseconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.ltValue(1_000_000_000)),
      }),
    ]),
  }),
)

/** Stored values contain no functions, so a map with these names is not a timestamp. */
const databaseTime = v.object({
  seconds: v.number(),
  nanoseconds: v.number(),
  toDate: v.function(),
})

/**
 * The position of a document. Undefined when its time is neither a text nor a timestamp: such a
 * document can be read, but no page can start after it.
 */
export function positionOf(id: string, timestamp: unknown): Position | undefined {
  if (typeof timestamp === 'string') return { id, timestamp }
  if (!v.is(databaseTime, timestamp)) return undefined
  const { seconds, nanoseconds } = timestamp
  return { id, timestamp: { seconds, nanoseconds } }
}

/** The order of lists, newest first, as the database sorts: texts before timestamps. */
export function comparePositions(one: Position, other: Position): number {
  return compare(other.timestamp, one.timestamp) || compareTexts(other.id, one.id)
}

function compare(one: Position['timestamp'], other: Position['timestamp']): number {
  if (typeof one === 'string') return typeof other === 'string' ? compareTexts(one, other) : 1
  if (typeof other === 'string') return -1
  return one.seconds - other.seconds || one.nanoseconds - other.nanoseconds
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Encodes a position as the opaque `ListingPage.nextCursor`. */
export function formatCursor({ id, timestamp }: Position): string {
  return JSON.stringify({ id, timestamp })
}

/** Decodes what {@link formatCursor} returned; undefined for anything else. */
export function parseCursor(cursor: string): Position | undefined {
  const parsed = v.safeParse(schema, cursor)
  return parsed.success ? parsed.output : undefined
}
