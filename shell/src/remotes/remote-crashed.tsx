import { useLocation, useNavigate, useRouteError } from '@adamarket/shared/contract/router.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useEffect } from 'react'

import { BoundaryFailed } from '#remotes/boundary-notice.tsx'

/** Stands in for a page whose code or files failed; trying again renders the page afresh. */
export function RemoteCrashed() {
  const cause = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const { report } = useHostServices()
  useEffect(() => {
    report({ what: 'A page failed', cause })
  }, [report, cause])
  const tryAgain = () =>
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  return <BoundaryFailed onTryAgain={tryAgain} />
}
