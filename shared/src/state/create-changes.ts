import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

type Change<Value> = {
  /** What it changes, such as the id of a listing. */
  readonly key: string
  readonly apply: (value: Value) => Value
  /** Resolves once it is written, or has failed; undefined: it is written. */
  readonly writing?: Promise<unknown>
}

export type Changes<Value> = StoreApi<readonly Change<Value>[]> & {
  /** The value as it is with all changes. */
  readonly applyTo: (value: Value) => Value
  /**
   * Applies a change at once, and undoes it when `write` fails. Changes of the same key are written one after
   * another: the last one is the one that counts. A change stays applied after it is written, so it has to be one that
   * makes no difference to a value that already has it.
   */
  readonly make: <Outcome extends { readonly ok: boolean }>(
    key: string,
    apply: (value: Value) => Value,
    write: () => Promise<Outcome>,
  ) => Promise<Outcome>
  /** Resolves once all changes so far are written, or undone. */
  readonly allWritten: () => Promise<unknown>
  /** Drops changes, such as those of another user; all of them by default. */
  readonly forget: (which?: readonly Change<Value>[]) => void
}

/** Changes to a value that are shown before they are written. */
export function createChanges<Value>(): Changes<Value> {
  const store = createStore<readonly Change<Value>[]>(() => [])
  return {
    ...store,
    applyTo: (value) => store.getState().reduce((changed, { apply }) => apply(changed), value),
    make: async (key, apply, write) => {
      const before = store.getState().findLast((one) => one.key === key)
      // A write that has thrown is over as well.
      const writing = Promise.resolve(before?.writing).then(write, write)
      const change = { key, apply, writing }
      store.setState((all) => [...all, change], true)
      let after: readonly Change<Value>[] = []
      try {
        const outcome = await writing
        if (outcome.ok) after = [{ key, apply }]
        return outcome
      } finally {
        store.setState((all) => all.flatMap((one) => (one === change ? after : [one])), true)
      }
    },
    allWritten: () => Promise.allSettled(store.getState().map(({ writing }) => writing)),
    forget: (which = store.getState()) =>
      store.setState((all) => all.filter((one) => !which.includes(one)), true),
  }
}
