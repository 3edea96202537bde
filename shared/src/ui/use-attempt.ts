import { useRef, useState } from 'react'

type Attempt = {
  readonly isBusy: boolean
  /** Runs `work`, unless an attempt is in progress: it then resolves to undefined. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T | undefined>
}

/** For work that takes a while and must not run twice at the same time, such as submitting a form. */
export function useAttempt(): Attempt {
  const [isBusy, setIsBusy] = useState(false)
  // A ref, since a second press can come before the next render.
  const isRunning = useRef(false)

  const attempt: Attempt['attempt'] = async (work) => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsBusy(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, attempt }
}
