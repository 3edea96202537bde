/** A value that is created on first use. */
export type Lazy<Value> = {
  /** Creates it, or returns the existing one. After a failure the next call tries again. */
  readonly get: () => Promise<Value>
  /** Calls back once it has been created. */
  readonly onLoaded: (callback: (value: Value) => void) => void
}

export function lazy<Value>(make: () => Promise<Value>): Lazy<Value> {
  let making: Promise<Value> | undefined
  let made: { readonly value: Value } | undefined
  const waiting = new Set<(value: Value) => void>()

  const begin = async () => {
    try {
      const value = await make()
      made = { value }
      for (const callback of waiting) callback(value)
      waiting.clear()
      return value
    } catch (cause) {
      making = undefined
      throw cause
    }
  }

  return {
    get: () => (making ??= begin()),
    onLoaded: (callback) => {
      if (made) callback(made.value)
      else waiting.add(callback)
    },
  }
}
