import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * What only the visitor's device knows, such as its storage, its clock or its browser; read once.
 *
 * @param atFirst the same on every device: what a server renders, and the browser that continues its work
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
