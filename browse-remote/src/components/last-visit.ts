import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

/** A visit ends after this time without a look at the site. */
const maxPauseMs = 30 * 60_000

/** In milliseconds since 1970. */
const time = v.pipe(v.number(), v.finite())

const stored = storedValue(
  'localStorage',
  'lastVisit',
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      /** When the visitor looked at the site last. */
      seen: time,
      /** When the visit before this one ended. */
      before: v.exactOptional(time),
    }),
  ),
)

/**
 * When the visit before this one ended, in milliseconds since 1970; undefined on the first one. The device stores it,
 * and that the visitor is here now.
 */
export function lastVisit(): number | undefined {
  const now = Date.now()
  const known = stored.read()
  const isOver = known !== undefined && now - known.seen > maxPauseMs
  const before = isOver ? known.seen : known?.before
  stored.write({ seen: now, ...(before !== undefined && { before }) })
  return before
}
