import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import { loadTimeoutMs } from '@adamarket/shared/contract/load-timeout.ts'

/** The outcome of code that is loading; rejects after {@link loadTimeoutMs}. */
export function withinLoadTimeout<Value>(loading: Promise<Value>): Promise<Value> {
  return withTimeout(loading, loadTimeoutMs, () => {
    throw new Error(`No answer within ${loadTimeoutMs} ms`)
  })
}
