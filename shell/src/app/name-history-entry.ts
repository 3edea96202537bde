import { randomId } from '@adamarket/shared/state/random-id.ts'

/**
 * Gives the history entry of a fresh load a key. The router keeps scroll positions by key and calls every
 * entry without one `default`: a page would open where another one was left.
 */
export function nameHistoryEntry(): void {
  const state: unknown = window.history.state
  const fields = typeof state === 'object' && state !== null ? state : {}
  if ('key' in fields) return
  window.history.replaceState({ ...fields, key: randomId() }, '')
}
