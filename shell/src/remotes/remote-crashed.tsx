import { useRouteError } from '@adamarket/shared/contract/router.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useEffect } from 'react'

import { BoundaryFailed } from '#remotes/boundary-notice.tsx'
import { useAskAgain } from '#remotes/use-ask-again.ts'

/** Stands in for a page whose code or files failed; trying again renders the page afresh. */
export function RemoteCrashed() {
  const cause = useRouteError()
  const askAgain = useAskAgain()
  const { report } = useHostServices()
  useEffect(() => {
    report({ what: 'A page failed', cause })
  }, [report, cause])
  return <BoundaryFailed onTryAgain={askAgain} />
}
