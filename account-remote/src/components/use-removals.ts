import { useEffect, useRef, useState } from 'react'

import { useProblem } from './use-problem.ts'

/** A list from which items are removed, with the message when that failed. */
export function useRemovals() {
  const place = useRef<HTMLElement>(null)
  const [removedCount, setRemovedCount] = useState(0)
  const { problem, setProblem, onFailed } = useProblem()

  // The focused element is gone: keyboard users continue at the list.
  useEffect(() => {
    if (removedCount > 0) place.current?.focus({ preventScroll: true })
  }, [removedCount])

  const onRemoved = () => {
    setProblem(undefined)
    setRemovedCount((count) => count + 1)
  }
  return { place, problem, setProblem, onRemoved, onFailed }
}
