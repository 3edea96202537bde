import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import type { Lazy } from '#host/lazy.ts'

/** After this long without an answer it is asked whether anything gets through at all. */
const slowAfterMs = 3_000

export type Unavailable = { readonly kind: 'unavailable'; readonly cause: unknown }

/**
 * Methods of something whose code is still on its way: a question asked before it is there waits for
 * it. When the code does not come, the question fails as `unavailable`, and the next one asks again.
 * What fails or is slow has the connection looked at.
 */
export function askLazily<Target>(
  target: Pick<Lazy<Target>, 'get'>,
  { check }: Pick<ConnectivityPort, 'check'>,
) {
  return <Given extends readonly unknown[], Value, Failure extends { readonly kind: string }>(
    methodOf: (target: Target) => (...given: Given) => Promise<Result<Value, Failure>>,
  ) =>
    async (...given: Given): Promise<Result<Value, Failure | Unavailable>> => {
      const timer = setTimeout(() => void check(), slowAfterMs)
      const result = await target
        .get()
        .then<Result<Value, Failure | Unavailable>, Result<Value, Unavailable>>(
          (there) => methodOf(there)(...given),
          (cause: unknown) => err({ kind: 'unavailable', cause }),
        )
      clearTimeout(timer)
      if (!result.ok && result.error.kind === 'unavailable') void check()
      return result
    }
}
