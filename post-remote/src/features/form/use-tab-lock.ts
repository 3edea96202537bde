import { useCallback, useEffect, useState } from 'react'

/** Whether this tab may work on something that no other tab works on. */
export type TabLock = 'asking' | 'held' | 'elsewhere'

/**
 * Keeps two tabs from writing over each other: one of them holds the lock until it goes away, then
 * the next has it; or another takes it over. A browser without locks lets every tab work.
 */
export function useTabLock(name: string): {
  readonly lock: TabLock
  readonly takeOver: () => void
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
      // Another tab has taken it over: this one waits for it.
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

  return { lock, takeOver: useCallback(() => setRequest({ steal: true }), []) }
}

/** Absent in older browsers, and on pages that came without https. */
function lockManager(): LockManager | null | undefined {
  const { locks }: { readonly locks?: LockManager | null } = navigator
  return locks
}
