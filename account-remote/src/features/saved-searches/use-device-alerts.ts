import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { DeviceAlerts } from '@adamarket/shared/domain/user/device-alerts.ts'
import { searchKey } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import type { SavedSearch } from '@adamarket/shared/domain/search/saved-search.ts'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useEffect, useState } from 'react'

/**
 * Why a choice did not take effect: an error, or the user has left the browser's question without an answer, or has
 * blocked notifications, which are then no longer offered.
 */
export type ChoiceProblem = AppError | 'ignored' | 'blocked'

type Loaded = Result<DeviceAlerts, AppError>

/**
 * The searches that this device is told about. `loaded` is undefined until it is known, and where the site has no keys.
 * A choice is shown at once, and undone when it fails.
 */
export function useDeviceAlerts(userId: string) {
  const { deviceAlerts } = useHostServices()
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempts, setAttempts] = useState(1)
  const { isBusy, attempt } = useAttempt()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const read = await deviceAlerts?.read(userId)
      if (isCurrent) setLoaded(read)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [deviceAlerts, userId, attempts])

  const isOn = (search: SavedSearch) =>
    loaded?.ok === true &&
    loaded.value.state === 'ready' &&
    loaded.value.chosen.includes(searchKey(search))

  /** Only `searches` stay chosen: those that are deleted leave with the next choice. */
  const choose = async (searches: readonly SavedSearch[]) =>
    await attempt(async (): Promise<ChoiceProblem | undefined> => {
      if (!deviceAlerts) return undefined
      const chosen = searches.map(searchKey)
      setLoaded(ok({ state: 'ready', chosen }))
      const outcome = await deviceAlerts.choose(userId, chosen)
      if (!outcome.ok) {
        setLoaded(loaded)
        return outcome.error
      }
      if (outcome.value === 'chosen') return undefined
      const now = await deviceAlerts.read(userId)
      setLoaded(now)
      return now.ok && now.value.state === 'ready' ? 'ignored' : 'blocked'
    })
  const tryAgain = () => {
    setLoaded(undefined)
    setAttempts((count) => count + 1)
  }
  return { loaded, isBusy, isOn, choose, tryAgain }
}
