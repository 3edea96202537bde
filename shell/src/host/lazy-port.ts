import type { Result } from '@adamarket/shared/domain/result.ts'

import type { askLazily, Unavailable } from '#host/ask-lazily.ts'

type Question = (...given: never[]) => Promise<Result<unknown, { readonly kind: string }>>

/** The names of a port's methods that may fail in a certain way. */
export type MethodsThatFail<Port, Failure> = {
  [Name in keyof Port]: Port[Name] extends (...given: never[]) => Promise<infer Answer>
    ? Result<never, Failure> extends Answer
      ? Name
      : never
    : never
}[keyof Port]

/** The named methods of a port whose code is loaded on demand, each called with `ask`. */
export function lazyPort<Target, Name extends string, Port extends Record<Name, Question>>(
  ask: ReturnType<typeof askLazily<Target>>,
  portOf: (target: Target) => Port,
  names: readonly (Name & MethodsThatFail<Port, Unavailable>)[],
): Pick<Port, Name> {
  const methods = names.map((name) => ({ [name]: ask((target) => portOf(target)[name]) }))
  return Object.assign({}, ...methods)
}
