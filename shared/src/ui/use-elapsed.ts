import { useEffect, useState } from 'react'

/** From here on a visitor is told that something is still on its way. */
export const slowAfterMs = 8_000

/** Whether `milliseconds` have gone by since the component was mounted. */
export function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return hasElapsed
}
