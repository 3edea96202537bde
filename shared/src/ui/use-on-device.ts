import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * A value that only the visitor's device knows, from its storage, its clock or its browser; read once.
 *
 * @param atFirst the same on every device, for a server and for the browser that hydrates its page
 */
export function useOnDevice<Value>(read: () => Value, atFirst: Value): Value {
  const isOnDevice = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [known, setKnown] = useState(() => (isOnDevice ? { value: read() } : undefined))
  if (known) return known.value
  if (!isOnDevice) return atFirst
  const value = read()
  setKnown({ value })
  return value
}
