import { useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useCallback } from 'react'

/** Asks the router for the page at this address once more, code and data, without a new history entry. */
export function useAskAgain(): () => Promise<void> {
  const location = useLocation()
  const navigate = useNavigate()
  return useCallback(async () => {
    await navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  }, [location, navigate])
}
