import { useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useCallback, useEffect, useRef } from 'react'

import { useIsLeaving } from '#remotes/use-is-leaving.ts'

/**
 * Asks the router for the page at this address once more, code and data, without a new history entry. Who
 * is gone by then, or on the way elsewhere, is not brought back.
 */
export function useAskAgain(): () => Promise<void> {
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
