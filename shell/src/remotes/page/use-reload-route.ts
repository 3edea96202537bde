import { useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useCallback, useEffect, useRef } from 'react'

import { useIsLeaving } from './use-is-leaving.ts'

/**
 * Makes the router load the page at this address again, code and data, without a new history entry. A
 * visitor who has left by then, or is leaving, is not brought back.
 */
export function useReloadRoute(): () => Promise<void> {
  const location = useLocation()
  const navigate = useNavigate()
  const isStaying = !useIsLeaving()
  const stays = useRef(isStaying)
  useEffect(() => {
    stays.current = isStaying
    return () => {
      stays.current = false
    }
  }, [isStaying])
  return useCallback(async () => {
    if (!stays.current) return
    await navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  }, [location, navigate])
}
