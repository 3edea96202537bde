import { useSyncExternalStore } from 'react'

/** What the browser knows of the connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  addEventListener('online', onChange, { signal: listening.signal })
  addEventListener('offline', onChange, { signal: listening.signal })
  return () => listening.abort()
}
