import { useCallback, useEffect, useState } from 'react'

/** Whether this tab may work on something that only one tab may work on. */
export type TabLock = 'asking' | 'held' | 'elsewhere'

/**
 * Keeps two tabs from overwriting each other: one holds the lock until it closes, then the next gets it;
 * or another one takes it over. In a browser without locks every tab may work.
 */
export function useTabLock(name: string): {
  readonly lock: TabLock
  readonly stealLock: () => void
} {
  const [lock, setLock] = useState<TabLock>(lockManager() ? 'asking' : 'held')
  const [request, setRequest] = useState({ steal: false })

  useEffect(() => {
    const locks = lockManager()
    if (!locks) return
    const leaving = new AbortController()
    const { signal } = leaving
    const hold = () => {
      if (signal.aborted) return undefined
      setLock('held')
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    }
    locks.request(name, request.steal ? { steal: true } : { signal }, hold).catch(() => {
      // Another tab has taken the lock over: this one waits for it.
      if (signal.aborted) return
      setLock('elsewhere')
      setRequest({ steal: false })
    })
    void locks.query().then(({ held = [] }) => {
      const isTaken = held.some((one) => one.name === name)
      if (isTaken) setLock((current) => (current === 'asking' ? 'elsewhere' : current))
    })
    return () => leaving.abort()
  }, [name, request])

  return { lock, stealLock: useCallback(() => setRequest({ steal: true }), []) }
}

/** Absent in older browsers, and on pages without HTTPS. */
function lockManager(): LockManager | null | undefined {
  const { locks }: { readonly locks?: LockManager | null } = navigator
  return locks
}
