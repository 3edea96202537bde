import * as v from 'valibot'

/** How React Router stores navigation state in the browser's history. */
const historyEntry = v.object({ usr: v.unknown() })

/**
 * The navigation state of the history entry that the browser is at, for loaders: React Router hands it
 * to components alone (`useLocation`). During the navigation after a click, this is still the entry of
 * the page before.
 */
export function historyEntryState(): unknown {
  const entry: unknown = window.history.state
  return v.is(historyEntry, entry) ? entry.usr : undefined
}
