import type { Firestore } from 'firebase/firestore'
import { disableNetwork, enableNetwork } from 'firebase/firestore'

/**
 * Drops a connection that does not answer and opens a new one. The SDK would wait up to ten minutes for
 * its last request, and all reads with it, long after the backend has recovered.
 */
export async function renewConnection(firestore: Firestore): Promise<void> {
  try {
    // Queued together: a read in between would be told that the client is offline.
    await Promise.all([disableNetwork(firestore), enableNetwork(firestore)])
  } catch {
    // A terminated client reads nothing more.
  }
}
