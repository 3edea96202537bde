import * as v from 'valibot'

/** How React Router stores navigation state in the browser's history. */
const historyEntry = v.object({ usr: v.unknown() })

/**
 * The navigation state of the current history entry, for loaders: React Router gives it to components
 * only (`useLocation`). During a navigation after a click, the current entry is still the one of the
 * previous page.
 */
export function historyEntryState(): unknown {
  const entry: unknown = window.history.state
  return v.is(historyEntry, entry) ? entry.usr : undefined
}
