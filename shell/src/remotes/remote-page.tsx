import { useLocation } from '@adamarket/shared/contract/router.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useStore } from 'zustand'

import { BoundaryFailed } from '#remotes/boundary-notice.tsx'
import type { Composition } from '#remotes/composition.ts'
import { PageLoading } from '#remotes/page-loading.tsx'
import { useAskAgain } from '#remotes/use-ask-again.ts'

type Props = {
  readonly composition: Composition
  /** Whether the router has stopped waiting for the page of a path; it then has to be asked again. */
  readonly isAbandoned: (pathname: string) => boolean
  /** The page of an address that no remote owns. */
  readonly notFound: ReactNode
}

/** Stands where a page will be: while its remote loads, when that fails, and where there is none. */
export function RemotePage({ composition, isAbandoned, notFound }: Props) {
  const { pathname } = useLocation()
  const askAgain = useAskAgain()
  const page = composition.stateOf(useStore(composition.store), pathname)
  const isReady = page.status === 'ready'
  const tryAgain = async () => {
    await composition.retry(pathname)
    // Once the remote was there, it was the page's own code or data that took so long.
    if (isReady) await askAgain()
  }

  useEffect(() => {
    if (isReady && isAbandoned(pathname)) void askAgain()
  }, [isReady, isAbandoned, pathname, askAgain])

  if (page.status === 'unknown') return notFound
  if (page.status === 'failed') return <BoundaryFailed onTryAgain={() => void tryAgain()} />
  return <PageLoading key={`${pathname} ${page.attempt}`} onTryAgain={() => void tryAgain()} />
}
