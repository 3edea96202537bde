import { quietMs, whenIdle } from '@adamarket/shared/ui/when-idle.ts'
import { useEffect } from 'react'

/** Loads the code of the next page once this one is quiet, unless the visitor wants little to be loaded. */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return undefined
    let cancel = () => {}
    const timer = setTimeout(() => {
      // A failure is one of the visit to that page, which loads it again.
      cancel = whenIdle(() => void load().catch(() => undefined))
    }, quietMs)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [load])
}

/** As far as the browser tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return Reflect.get(Object(connection), 'saveData') === true
}
