import { useEffect, useState } from 'react'

import type { AppError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'

/**
 * What a read returns for an id, once it is loaded: undefined until then, after a failure, and for the id ''.
 * For data that a page can do without.
 *
 * @param read the same function in each render, such as a method of a port
 */
export function useLoaded<Value>(
  read: (id: string) => Promise<Result<Value, AppError>>,
  id: string,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly value: Value }>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const found = await read(id)
      if (isCurrent && found.ok) setLoaded({ id, value: found.value })
    }
    if (id !== '') void load()
    return () => {
      isCurrent = false
    }
  }, [read, id])
  return loaded?.id === id ? loaded.value : undefined
}
