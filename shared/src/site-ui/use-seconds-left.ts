import { useEffect, useState } from 'react'

/** How long a user waits before another code is sent, in seconds. */
const waitSeconds = 60

/** Counts down the seconds until another code may be sent; `wait` starts it. */
export function useSecondsLeft(): { readonly secondsLeft: number; readonly wait: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (secondsLeft === 0) return undefined
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { secondsLeft, wait: () => setSecondsLeft(waitSeconds) }
}
