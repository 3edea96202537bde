import { Timestamp } from 'firebase/firestore'
import * as v from 'valibot'

import { isDocumentId } from './document-id.ts'

/** A place in the order of ads (time, then id): that of the last ad a page has shown. */
export type Position = { readonly timestamp: string | Timestamp; readonly id: string }

const yearOneInSeconds = -62_135_596_800
const yearTenThousandInSeconds = 253_402_300_800

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.check(isDocumentId)),
    timestamp: v.union([
      v.string(),
      v.pipe(
        v.object({
          seconds: v.pipe(
            v.number(),
            v.integer(),
            v.minValue(yearOneInSeconds),
            v.ltValue(yearTenThousandInSeconds),
          ),
          nanoseconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.ltValue(1_000_000_000)),
        }),
        v.transform(({ seconds, nanoseconds }) => new Timestamp(seconds, nanoseconds)),
      ),
    ]),
  }),
)

/**
 * The place of a document. Undefined when its time is neither a text nor a timestamp: such a
 * document can be read, but no page can begin after it.
 */
export function positionOf(id: string, timestamp: unknown): Position | undefined {
  return typeof timestamp === 'string' || timestamp instanceof Timestamp
    ? { id, timestamp }
    : undefined
}

/** A position as the opaque text of `ListingPage.nextCursor`. */
export function formatCursor({ id, timestamp }: Position): string {
  return JSON.stringify({
    id,
    timestamp:
      typeof timestamp === 'string'
        ? timestamp
        : { seconds: timestamp.seconds, nanoseconds: timestamp.nanoseconds },
  })
}

/** Reads what {@link formatCursor} wrote; undefined for anything else. */
export function parseCursor(cursor: string): Position | undefined {
  const parsed = v.safeParse(schema, cursor)
  return parsed.success ? parsed.output : undefined
}
