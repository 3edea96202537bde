import { useEffect, useEffectEvent } from 'react'

/** Calls back when the visitor returns to this tab: another one may have changed what it shows. */
export function useOnReturn(callback: () => void): void {
  const onReturn = useEffectEvent(callback)
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
}
