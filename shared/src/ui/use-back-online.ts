import { useEffect } from 'react'

/** Calls back each time the device has a connection again; not while there is nothing to call back. */
export function useBackOnline(callback: (() => void) | undefined): void {
  useEffect(() => {
    if (!callback) return undefined
    window.addEventListener('online', callback)
    return () => window.removeEventListener('online', callback)
  }, [callback])
}
