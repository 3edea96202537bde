import { useBlocker } from '@adamarket/shared/contract/router.ts'
import type { RefObject } from 'react'
import { useEffect } from 'react'

/** Whether to ask the visitor before they leave unsaved changes, and their answer. */
export function useUnsaved(isChanged: boolean, isSaved: RefObject<boolean>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isChanged) return
    const listening = new AbortController()
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask, { signal: listening.signal })
    return () => listening.abort()
  }, [isChanged, isSaved])

  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
