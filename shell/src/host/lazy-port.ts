import type { Result } from '@adamarket/shared/domain/result.ts'

import type { callWhenLoaded, Unavailable } from './call-when-loaded.ts'
import type { MethodsReturning, OwnMethods } from './methods-by-name.ts'
import { methodsByName } from './methods-by-name.ts'

/** The names of a port's methods that may fail in a certain way. */
export type MethodsThatFail<Port, Failure> = MethodsReturning<Port, Result<never, Failure>>

/** A port whose code is loaded on demand: each method is called with `ask`, except for its own ones here. */
export function lazyPort<Target, Port extends object>(
  call: ReturnType<typeof callWhenLoaded<Target>>,
  portOf: (target: Target) => Port,
  own: OwnMethods<NoInfer<Port>, MethodsThatFail<NoInfer<Port>, Unavailable>>,
): Port {
  return methodsByName<Port>(own, (name) =>
    call((target) => Reflect.get<object, string>(portOf(target), name)),
  )
}
