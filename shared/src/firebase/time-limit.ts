import { withTimeout } from '#connectivity/with-timeout.ts'

/** No part of the SDK ends a request that hangs, or one that waits for a sign-in state that never settles. */
const requestTimeoutMs = 12_000

/** The backend did not answer in time. */
export class TimeLimitError extends Error {}

/** The outcome of a request, or a {@link TimeLimitError} after {@link requestTimeoutMs}. */
export function withinTimeLimit<Value>(request: Promise<Value>): Promise<Value> {
  return withTimeout(request, requestTimeoutMs, () => {
    throw new TimeLimitError(`No answer within ${requestTimeoutMs} ms`)
  })
}
