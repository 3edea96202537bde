import { useLocation } from '@adamarket/shared/contract/router.ts'

/**
 * How many history entries back the result list is from which the visitor came to this listing, directly or
 * by way of similar ones; undefined for a visitor from elsewhere.
 */
export function useStepsToResults(): number | undefined {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('stepsToResults' in state)) return undefined
  const { stepsToResults: steps } = state
  return typeof steps === 'number' && steps >= 1 ? steps : undefined
}
