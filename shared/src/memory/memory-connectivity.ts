import type { ConnectivityPort } from '#domain/connectivity.ts'

/** A connection that a test controls with `set`. */
export function createMemoryConnectivity(
  isOnline = true,
): ConnectivityPort & { readonly set: (isOnline: boolean) => void } {
  let current = isOnline
  const callbacks = new Set<() => void>()
  return {
    isOnline: () => current,
    subscribe: (onChange) => {
      callbacks.add(onChange)
      return () => callbacks.delete(onChange)
    },
    check: async () => current,
    set: (value) => {
      if (current === value) return
      current = value
      for (const callback of callbacks) callback()
    },
  }
}
