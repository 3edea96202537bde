import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { DeviceAlerts } from '@adamarket/shared/domain/user/device-alerts.ts'
import { searchKey } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { SavedSearch } from '@adamarket/shared/domain/search/saved-search.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useUndo } from '@adamarket/shared/state/use-undo.ts'

/**
 * Why a choice did not take effect: an error, or the user has left the browser's question without an answer, or has
 * blocked notifications, which are then no longer offered.
 */
export type ChoiceProblem = AppError | 'ignored' | 'blocked'

/**
 * The searches about which this device is alerted. `read` stays `loading` where the site has no keys. A choice is shown at
 * once, and undone when it fails.
 */
export function useDeviceAlerts(userId: string) {
  const { deviceAlerts } = useHostServices()
  const read = usePort(() => deviceAlerts?.read(userId), [deviceAlerts, userId])
  const { shown, isBusy, change } = useUndo<DeviceAlerts | undefined>(read.value)

  const isOn = (search: SavedSearch) =>
    shown?.state === 'ready' && shown.chosen.includes(searchKey(search))

  const write = async (chosen: readonly string[]): Promise<Result<undefined, ChoiceProblem>> => {
    if (!deviceAlerts) return ok(undefined)
    const outcome = await deviceAlerts.choose(userId, chosen)
    if (!outcome.ok) return outcome
    if (outcome.value === 'chosen') return ok(undefined)
    const now = await deviceAlerts.read(userId)
    if (now.ok) read.edit(() => now.value)
    else read.retry()
    return err(now.ok && now.value.state === 'ready' ? 'ignored' : 'blocked')
  }
  /** Only `searches` stay chosen: those that are deleted leave with the next choice. */
  const choose = async (searches: readonly SavedSearch[]): Promise<ChoiceProblem | undefined> => {
    const chosen = searches.map(searchKey)
    const made = await change(
      'chosen',
      (alerts) => (alerts?.state === 'ready' ? { ...alerts, chosen } : alerts),
      () => write(chosen),
    )
    return made.ok ? undefined : made.error
  }
  return { read, shown, isBusy: isBusy('chosen'), isOn, choose }
}
