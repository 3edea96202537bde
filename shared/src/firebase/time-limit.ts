import { withTimeout } from '#connectivity/with-timeout.ts'

/**
 * Firestore itself falls back to its cache after 10 s without an answer. This limit comes after that, and
 * ends reads that hang elsewhere (a blocked IndexedDB, a sign-in state that never settles).
 */
const readTimeoutMs = 12_000

/** The backend did not answer in time. */
export class TimeLimitError extends Error {}

/** The outcome of a read, or a {@link TimeLimitError} after {@link readTimeoutMs}. */
export function withinTimeLimit<Value>(read: Promise<Value>): Promise<Value> {
  return withTimeout(read, readTimeoutMs, () => {
    throw new TimeLimitError(`No answer within ${readTimeoutMs} ms`)
  })
}
