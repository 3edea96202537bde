import type { Firestore } from 'firebase-admin/firestore'

import type { Known } from './read-batch.ts'
import { maxBodySize, readBatch } from './read-batch.ts'
import { addCounts } from './release-counts.ts'

type Request = {
  readonly method: string
  readonly body: Uint8Array
  /** Where it comes from, as far as that is known. */
  readonly address: string
}

type Services = {
  readonly firestore: Firestore
  readonly known: () => Promise<Known>
  /** Whether a request of an address is taken now. */
  readonly isTaken: (address: string) => boolean
  readonly now: () => Date
}

/** Counts what a page has sent. Resolves to the status of the answer, which pages do not read. */
export async function takeBatch(
  { method, body, address }: Request,
  { firestore, known, isTaken, now }: Services,
): Promise<number> {
  if (method !== 'POST') return 405
  if (body.byteLength > maxBodySize) return 413
  if (!isTaken(address)) return 429
  const batch = readBatch(body, await known())
  if (!batch) return 400
  await addCounts(firestore, batch, now())
  return 204
}
