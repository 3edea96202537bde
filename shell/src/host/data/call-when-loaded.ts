import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import type { Lazy } from './lazy.ts'

/** After this long without an answer the connection is checked. */
const slowAfterMs = 3_000

export type Unavailable = { readonly kind: 'unavailable'; readonly cause: unknown }

/**
 * Methods of something whose code is loaded on demand: a call waits for the code. When the code fails to
 * load, the call fails as `unavailable`, and the next one loads it again. A call that fails or is slow
 * triggers a check of the connection.
 */
export function callWhenLoaded<Target>(
  target: Pick<Lazy<Target>, 'get'>,
  { check }: Pick<ConnectivityPort, 'check'>,
) {
  return <Args extends readonly unknown[], Value, Failure extends { readonly kind: string }>(
    methodOf: (target: Target) => (...args: Args) => Promise<Result<Value, Failure>>,
  ) =>
    async (...args: Args): Promise<Result<Value, Failure | Unavailable>> => {
      const timer = setTimeout(() => void check(), slowAfterMs)
      const result = await target
        .get()
        .then<Result<Value, Failure | Unavailable>, Result<Value, Unavailable>>(
          (loaded) => methodOf(loaded)(...args),
          (cause: unknown) => err({ kind: 'unavailable', cause }),
        )
      clearTimeout(timer)
      if (!result.ok && result.error.kind === 'unavailable') void check()
      return result
    }
}
