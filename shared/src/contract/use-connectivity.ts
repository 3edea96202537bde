import { useContext, useEffect, useSyncExternalStore } from 'react'

// By its full name: this is how Module Federation knows the one copy on a page.
import { HostServicesContext, useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { onBackOnline } from '#domain/connectivity.ts'

/** Whether the site can be reached. */
export function useIsOnline(): boolean {
  const { connectivity } = useHostServices()
  return useSyncExternalStore(connectivity.subscribe, connectivity.isOnline)
}

/** Calls back each time the connection is back; not while there is nothing to call back. */
export function useBackOnline(callback: (() => void) | undefined): void {
  // A component of the kit may stand alone, without services.
  const connectivity = useContext(HostServicesContext)?.connectivity
  useEffect(
    () => (callback && connectivity ? onBackOnline(connectivity, callback) : undefined),
    [callback, connectivity],
  )
}
