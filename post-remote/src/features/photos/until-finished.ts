import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { StoreApi } from 'zustand/vanilla'

import type { PhotoTray, TrayState } from './photo.ts'

type Outcome = Awaited<ReturnType<PhotoTray['finished']>>

/** The links of all photos, once they are stored, or why they are not. */
export function untilFinished({
  getState,
  subscribe,
}: Pick<StoreApi<TrayState>, 'getState' | 'subscribe'>): Promise<Outcome> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe((state) => settle(state))
    const settle = (state: TrayState) => {
      const outcome = outcomeOf(state)
      if (!outcome) return
      unsubscribe()
      resolve(outcome)
    }
    settle(getState())
  })
}

function outcomeOf({ photos, isOffline }: TrayState): Outcome | undefined {
  if (photos.length === 0) return err('empty')
  const links = photos.flatMap(({ state }) => (state.kind === 'stored' ? [state.link] : []))
  if (links.length === photos.length) return ok(links)
  const isStuck = photos.some(({ state }) => state.kind === 'failed' || state.kind === 'stopped')
  return isStuck || isOffline ? err('failed') : undefined
}
