import * as v from 'valibot'

import { isDocumentId } from './document-id.ts'

/** A place in the order of ads (time, then id): that of the last ad a page has shown. */
export type Position = { readonly timestamp: string | Time; readonly id: string }

/** A database's own kind of time. */
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

/** No stored value has functions, so a map with these names is none. */
const databaseTime = v.object({
  seconds: v.number(),
  nanoseconds: v.number(),
  toDate: v.function(),
})

/**
 * The place of a document. Undefined when its time is neither a text nor a timestamp: such a
 * document can be read, but no page can begin after it.
 */
export function positionOf(id: string, timestamp: unknown): Position | undefined {
  if (typeof timestamp === 'string') return { id, timestamp }
  if (!v.is(databaseTime, timestamp)) return undefined
  const { seconds, nanoseconds } = timestamp
  return { id, timestamp: { seconds, nanoseconds } }
}

/** A position as the opaque text of `ListingPage.nextCursor`. */
export function formatCursor({ id, timestamp }: Position): string {
  return JSON.stringify({ id, timestamp })
}

/** Reads what {@link formatCursor} wrote; undefined for anything else. */
export function parseCursor(cursor: string): Position | undefined {
  const parsed = v.safeParse(schema, cursor)
  return parsed.success ? parsed.output : undefined
}
