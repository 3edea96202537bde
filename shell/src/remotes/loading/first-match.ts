import type { StoreApi } from 'zustand/vanilla'

/** Resolves to the result of `read` on a store's state as soon as it is not undefined. */
export function firstMatch<State, Value>(
  { getState, subscribe }: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  read: (state: State) => Value | undefined,
): Promise<Value> {
  return new Promise((resolve) => {
    const check = () => {
      const value = read(getState())
      if (value === undefined) return
      unsubscribe()
      resolve(value)
    }
    const unsubscribe = subscribe(check)
    check()
  })
}
