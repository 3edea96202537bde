/** Something that is made on first use. */
export type Lazy<Value> = {
  /** Makes it, or gives what is made already. After a failure the next one to ask tries again. */
  readonly get: () => Promise<Value>
  readonly isThere: () => boolean
  /** Calls back once somebody has had it made. */
  readonly whenThere: (callback: (value: Value) => void) => void
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
    isThere: () => made !== undefined,
    whenThere: (callback) => {
      if (made) callback(made.value)
      else waiting.add(callback)
    },
  }
}
