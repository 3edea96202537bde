import type { Firestore } from 'firebase/firestore'
import { disableNetwork, enableNetwork } from 'firebase/firestore'

/**
 * Drops a connection that does not answer and opens another one. The SDK would wait for its last request
 * for ten minutes, and with it all reads, long after the backend is well again.
 */
export async function renewConnection(firestore: Firestore): Promise<void> {
  try {
    // One right after the other in the client's queue: a read in between would be told that it is offline.
    await Promise.all([disableNetwork(firestore), enableNetwork(firestore)])
  } catch {
    // A client that has been shut down reads no more.
  }
}
