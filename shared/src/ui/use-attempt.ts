import { useRef, useState } from 'react'

type Attempt = {
  readonly isBusy: boolean
  /** Runs `go`, unless the one before is under way: it then does nothing and gives undefined. */
  readonly attempt: <T>(go: () => Promise<T>) => Promise<T | undefined>
}

/** Something that takes a while and must not run twice at a time, such as sending a form. */
export function useAttempt(): Attempt {
  const [isBusy, setIsBusy] = useState(false)
  // The state is of the last render; a second press can come before the next one.
  const isUnderWay = useRef(false)

  const attempt: Attempt['attempt'] = async (go) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setIsBusy(true)
    try {
      return await go()
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, attempt }
}
