import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { StoreApi } from 'zustand/vanilla'

import type { PhotoTray, TrayState } from './photo.ts'

type Outcome = Awaited<ReturnType<PhotoTray['finished']>>

type Store = Pick<StoreApi<TrayState>, 'getState' | 'subscribe'>

/** The links of all photos, once the files that are `arriving` were read and all are stored, or why they are not. */
export async function untilFinished(store: Store, arriving: Promise<void>): Promise<Outcome> {
  const { refusals } = store.getState()
  await arriving
  const outcome = await untilSettled(store)
  const isIncomplete = store.getState().refusals.some((one) => !refusals.includes(one))
  return outcome.ok && isIncomplete ? err('failed') : outcome
}

function untilSettled({ getState, subscribe }: Store): Promise<Outcome> {
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
