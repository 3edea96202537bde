import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * A value that only the visitor's device knows, from its storage, its clock or its browser; read once, and again when it
 * changes. A hydrated component is rendered again only where the device knows another value.
 *
 * @param atFirst the same on every device, for a server and for the browser that hydrates its page
 * @param follow calls back when the value has changed; always the same function
 */
export function useOnDevice<Value>(
  read: () => Value,
  atFirst: Value,
  follow: (onChange: () => void) => () => void = neverChanges,
): Value {
  const [device] = useState(() => readUntilChanged(read, follow))
  return useSyncExternalStore(device.subscribe, device.read, () => atFirst)
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

function readUntilChanged<Value>(read: () => Value, follow: (onChange: () => void) => () => void) {
  let known: { readonly value: Value } | undefined
  return {
    read: () => {
      known ??= { value: read() }
      return known.value
    },
    subscribe: (onChange: () => void) =>
      follow(() => {
        known = undefined
        onChange()
      }),
  }
}
