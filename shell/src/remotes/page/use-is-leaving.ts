import { useLocation, useNavigation } from '@adamarket/shared/contract/router.ts'

/** Whether the visitor is navigating to another address than the one in view. */
export function useIsLeaving(): boolean {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  return next !== undefined && (next.pathname !== pathname || next.search !== search)
}
