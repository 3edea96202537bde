import { useLocation, useRouteError } from '@adamarket/shared/contract/router.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useEffect, useRef, useState } from 'react'

import { PageNotLoaded } from '#remotes/loading/page-not-loaded.ts'

import { BoundaryFailed } from './boundary-notice.tsx'
import { PageLoading } from './page-loading.tsx'
import { useReloadRoute } from './use-reload-route.ts'

type Props = {
  /** Loads the page of a path again. */
  readonly retry: (pathname: string) => Promise<unknown>
  /** Records that a page crashed whose code was loaded. */
  readonly onCrash: () => void
}

/** Replaces a page whose code or files failed; retrying loads and renders the page again. */
export function RemoteCrashed({ retry, onCrash }: Props) {
  const error = useRouteError()
  const isLoaded = !(error instanceof PageNotLoaded)
  const cause = isLoaded ? error : error.cause
  const { pathname } = useLocation()
  const reloadRoute = useReloadRoute()
  const { report } = useHostServices()
  const attempts = useRef(0)
  /** The current attempt; 0 for none. */
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    report({ what: 'A page failed', cause })
  }, [report, cause])
  useEffect(() => {
    if (isLoaded) onCrash()
  }, [isLoaded, onCrash, error])

  const tryAgain = async () => {
    attempts.current += 1
    const own = attempts.current
    setAttempt(own)
    await retry(pathname)
    await reloadRoute()
    setAttempt((latest) => (latest === own ? 0 : latest))
  }
  if (attempt === 0) {
    return <BoundaryFailed isLoaded={isLoaded} onTryAgain={() => void tryAgain()} />
  }
  return <PageLoading key={attempt} onTryAgain={() => void tryAgain()} />
}
