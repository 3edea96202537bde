import { useLocation } from '@adamarket/shared/contract/router.ts'
import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'

import type { Composition } from '#remotes/loading/composition.ts'

import { BoundaryFailed } from './boundary-notice.tsx'
import { servedCopyOf, ServedCopyView } from './served-copy.tsx'
import { PageLoading } from './page-loading.tsx'
import { useReloadRoute } from './use-reload-route.ts'

type Props = {
  readonly composition: Composition
  /** Loads the page of a path again. */
  readonly retry: (pathname: string) => Promise<unknown>
  /** Whether the router has stopped waiting for the page of a path, which then has to be loaded again. */
  readonly isAbandoned: (pathname: string) => boolean
  /** The page of an address that no remote owns. */
  readonly notFound: ReactNode
}

/** The placeholder of a page: while its remote loads, when that fails, and when no remote owns the path. */
export function RemotePage({ composition, retry, isAbandoned, notFound }: Props) {
  const { pathname } = useLocation()
  const reloadRoute = useReloadRoute()
  const { subscribe, getState } = composition.store
  // While hydrating, too, the current state applies: the served page is the one that this device has loaded.
  const page = composition.stateOf(useSyncExternalStore(subscribe, getState, getState), pathname)
  const isReady = page.status === 'ready'
  const tryAgain = async () => {
    await retry(pathname)
    // When the remote is loaded, it was the page's own code or data that took so long.
    if (isReady) await reloadRoute()
  }

  useEffect(() => {
    if (isReady && isAbandoned(pathname)) void reloadRoute()
  }, [isReady, isAbandoned, pathname, reloadRoute])

  if (page.status === 'unknown') return notFound
  const servedCopy = servedCopyOf(pathname)
  return (
    <>
      {page.status === 'failed' ? (
        <BoundaryFailed onTryAgain={() => void tryAgain()} />
      ) : (
        <PageLoading
          key={`${pathname} ${page.attempt}`}
          onTryAgain={() => void tryAgain()}
          hasContent={servedCopy !== undefined}
        />
      )}
      {servedCopy && <ServedCopyView copy={servedCopy} />}
    </>
  )
}
