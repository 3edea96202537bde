import { useLocation, useRouteError } from '@adamarket/shared/contract/router.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useEffect, useRef, useState } from 'react'

import { BoundaryFailed } from '#remotes/boundary-notice.tsx'
import { PageLoading } from '#remotes/page-loading.tsx'
import { useAskAgain } from '#remotes/use-ask-again.ts'

type Props = {
  /** Asks afresh for the page of a path. */
  readonly retry: (pathname: string) => Promise<unknown>
}

/** Stands in for a page whose code or files failed; trying again fetches and renders the page afresh. */
export function RemoteCrashed({ retry }: Props) {
  const cause = useRouteError()
  const { pathname } = useLocation()
  const askAgain = useAskAgain()
  const { report } = useHostServices()
  const attempts = useRef(0)
  /** Which attempt is under way; 0 for none. */
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    report({ what: 'A page failed', cause })
  }, [report, cause])

  const tryAgain = async () => {
    attempts.current += 1
    const own = attempts.current
    setAttempt(own)
    await retry(pathname)
    await askAgain()
    setAttempt((latest) => (latest === own ? 0 : latest))
  }
  if (attempt === 0) return <BoundaryFailed onTryAgain={() => void tryAgain()} />
  return <PageLoading key={attempt} onTryAgain={() => void tryAgain()} />
}
