import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import { loadTimeoutMs } from '@adamarket/shared/contract/load-timeout.ts'

/**
 * The outcome of code that is loading; rejects after {@link loadTimeoutMs} for each of its files that are
 * requested one after the other.
 */
export function withinLoadTimeout<Value>(loading: Promise<Value>, files = 1): Promise<Value> {
  const limitMs = files * loadTimeoutMs
  return withTimeout(loading, limitMs, () => {
    throw new Error(`No answer within ${limitMs} ms`)
  })
}
