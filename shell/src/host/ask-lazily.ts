import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import type { Lazy } from '#host/lazy.ts'

export type Unavailable = { readonly kind: 'unavailable'; readonly cause: unknown }

/**
 * Methods of something whose code is still on its way: a question asked before it is there waits for
 * it. When the code does not come, the question fails as `unavailable`, and the next one asks again.
 */
export function askLazily<Target>(target: Pick<Lazy<Target>, 'get'>) {
  return <Given extends readonly unknown[], Value, Failure>(
    methodOf: (target: Target) => (...given: Given) => Promise<Result<Value, Failure>>,
  ) =>
    (...given: Given): Promise<Result<Value, Failure | Unavailable>> =>
      target.get().then<Result<Value, Failure | Unavailable>, Result<Value, Unavailable>>(
        (there) => methodOf(there)(...given),
        (cause: unknown) => err({ kind: 'unavailable', cause }),
      )
}
