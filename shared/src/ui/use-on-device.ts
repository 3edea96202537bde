import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * A value that only the visitor's device knows, from its storage, its clock or its browser; read once. A hydrated
 * component is rendered again only where the device knows another value.
 *
 * @param atFirst the same on every device, for a server and for the browser that hydrates its page
 */
export function useOnDevice<Value>(read: () => Value, atFirst: Value): Value {
  const [readOnce] = useState(() => once(read))
  return useSyncExternalStore(neverChanges, readOnce, () => atFirst)
}

/** Whether this component was hydrated, or is being rendered on a server. It stays so. */
export function useWasServed(): boolean {
  const [origin] = useState(trackOrigin)
  return useSyncExternalStore(neverChanges, origin.wasServed, origin.markServed)
}

/** React calls `markServed` only on a server and while hydrating; from then on both functions return true. */
function trackOrigin() {
  let wasServed = false
  return {
    wasServed: () => wasServed,
    markServed: () => {
      wasServed = true
      return wasServed
    },
  }
}

function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => {
    known ??= { value: read() }
    return known.value
  }
}
