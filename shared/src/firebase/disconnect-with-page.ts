import type { Firestore } from 'firebase/firestore'
import { disableNetwork, enableNetwork } from 'firebase/firestore'

/**
 * Closes the connection when the page is left, and opens it again when the browser shows the same page once more.
 * The SDK says nothing to the backend, which would go on writing to a page that is gone: the emulator until its
 * memory is full.
 */
export function disconnectWithPage(firestore: Firestore): void {
  const change = (work: typeof disableNetwork) => {
    // A terminated client has no connection.
    work(firestore).catch(() => undefined)
  }
  window.addEventListener('pagehide', () => change(disableNetwork))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) change(enableNetwork)
  })
}
