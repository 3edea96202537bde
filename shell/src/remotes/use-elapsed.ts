import { useEffect, useState } from 'react'

/** Whether `milliseconds` have gone by since `subject` last changed. */
export function useElapsed(milliseconds: number, subject: string): boolean {
  const [elapsedFor, setElapsedFor] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setElapsedFor(subject), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, subject])
  return elapsedFor === subject
}
