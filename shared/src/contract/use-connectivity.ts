import { useContext, useEffect, useSyncExternalStore } from 'react'

// Imported by its full name, which is the key of the shared module.
import { HostServicesContext, useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { onBackOnline } from '#domain/connectivity.ts'

/** Whether the site can be reached. A page that a server renders begins online. */
export function useIsOnline(): boolean {
  const { connectivity } = useHostServices()
  return useSyncExternalStore(connectivity.subscribe, connectivity.isOnline, () => true)
}

/** Calls back each time the connection returns; does nothing while `callback` is undefined. */
export function useBackOnline(callback: (() => void) | undefined): void {
  // A UI kit component may be rendered without services.
  const connectivity = useContext(HostServicesContext)?.connectivity
  useEffect(
    () => (callback && connectivity ? onBackOnline(connectivity, callback) : undefined),
    [callback, connectivity],
  )
}
