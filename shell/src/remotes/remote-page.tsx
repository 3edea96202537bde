import { useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'

import { NotFoundPage } from '#app/not-found-page.tsx'
import { BoundaryFailed, BoundarySlow } from '#remotes/boundary-notice.tsx'
import type { Composition } from '#remotes/composition.ts'
import { PagePlaceholder } from '#remotes/page-placeholder.tsx'
import { useElapsed } from '#remotes/use-elapsed.ts'

/** From here on a visitor is told that the page is still loading (in milliseconds). */
const slowAfter = 8_000

type Props = {
  readonly composition: Composition
  /** Whether the router has stopped waiting for the page of a path; it then has to be asked again. */
  readonly hasGivenUp: (pathname: string) => boolean
}

/** Stands where a page will be: while its remote loads, when that fails, and where there is none. */
export function RemotePage({ composition, hasGivenUp }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname } = location
  const page = composition.stateOf(useStore(composition.store), pathname)
  const attempt = page.status === 'unknown' ? 0 : page.attempt
  const isSlow = useElapsed(slowAfter, `${pathname} ${attempt}`)
  const isReady = page.status === 'ready'
  const tryAgain = () => composition.retry(pathname)

  useEffect(() => {
    if (!isReady || !hasGivenUp(pathname)) return
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  }, [isReady, hasGivenUp, pathname, navigate, location])

  if (page.status === 'unknown') return <NotFoundPage />
  if (page.status === 'failed') return <BoundaryFailed onTryAgain={tryAgain} />
  if (isSlow) return <BoundarySlow onTryAgain={tryAgain} />
  return <PagePlaceholder />
}
