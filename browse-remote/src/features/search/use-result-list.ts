import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { use, useSyncExternalStore } from 'react'

import type { ResultList, ResultListState } from '#features/search/result-list.ts'

/** The list as it is. A server waits for the first page, and the browser that continues its work as well. */
export function useResultList({ firstPage, subscribe, getState }: ResultList): ResultListState {
  const mayBeEmpty = useOnDevice(() => true, false)
  if (!mayBeEmpty) use(firstPage)
  return useSyncExternalStore(subscribe, getState, getState)
}
