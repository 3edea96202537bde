import { useWasServed } from '@adamarket/shared/ui/use-on-device.ts'
import { use, useSyncExternalStore } from 'react'

import type { ResultList, ResultListState } from './result-list.ts'

/** In the form in which React marks fulfilled promises, so that `use` returns at once. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * The current state of the list. A server waits for the first page, and so does a browser that hydrates it: it repeats
 * what was served, even if the visitor has loaded more by then.
 */
export function useResultList(list: ResultList): ResultListState {
  const { firstPage, subscribe, getState, getFirstState } = list
  const wasServed = useWasServed()
  // Always called: React takes the condition for a mistake after it has suspended.
  use(wasServed ? firstPage : ready)
  return useSyncExternalStore(subscribe, getState, getFirstState)
}
