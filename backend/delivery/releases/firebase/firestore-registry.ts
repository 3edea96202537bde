import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { formatEntry, historyEntry, parseEntry } from '#releases/history.ts'
import type { Registry } from '#releases/registry.ts'
import { emptyRegistry, formatRegistry, parseRegistry } from '#releases/registry.ts'
import type { RegistryStore } from '#releases/registry-store.ts'

const schema = v.object({ text: v.string() })

/**
 * The registry of a real project, in a Firestore document that no rule allows to access. A change is a
 * transaction: of two at once, one is applied again to what the other has written (compare and swap).
 *
 * @param publish reads the newest registry and gives it to visitors
 */
export function createFirestoreRegistry(
  firestore: Firestore,
  publish: (read: () => Promise<Registry>) => Promise<void>,
): RegistryStore {
  const ref = firestore.doc('deployment/registry')
  const entries = ref.collection('registryHistory')
  const registryIn = (fields: unknown) =>
    fields === undefined ? emptyRegistry : parseRegistry(v.parse(schema, fields).text)
  const read = async () => registryIn((await ref.get()).data())
  return {
    read,
    async change(next, note) {
      const registry = await firestore.runTransaction(async (transaction) => {
        const before = registryIn((await transaction.get(ref)).data())
        const after = next(before)
        if (after === before) return before
        const counted = { ...after, revision: before.revision + 1 }
        transaction.set(ref, { text: formatRegistry(counted) })
        const entry = historyEntry(before, counted, note)
        if (entry) {
          const { revision } = entry
          transaction.create(entries.doc(String(revision)), { revision, text: formatEntry(entry) })
        }
        return counted
      })
      await publish(read)
      return registry
    },
    async history(count) {
      const { docs } = await entries.orderBy('revision').limitToLast(count).get()
      return docs.map((one) => parseEntry(v.parse(schema, one.data()).text))
    },
  }
}
