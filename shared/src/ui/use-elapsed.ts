import { useEffect, useState } from 'react'

/** After this time the site says that something is still loading. */
export const slowAfterMs = 8_000

/** Whether `milliseconds` have passed since the component was mounted. */
export function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return hasElapsed
}
