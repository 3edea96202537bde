import { writeFingerprint } from '#functions/flags/write-fingerprint.ts'
import { inGroups } from '#functions/base/in-groups.ts'
import { allDocuments } from '#functions/base/pages-of.ts'
import type { ProjectServices } from '#base/with-project.ts'

/** Listings whose pictures are read at the same time. */
const batchSize = 8

/**
 * Writes the fingerprints of listings that are older than `checkListings`, so that copies of them are noticed. It puts
 * none of them before the desk. Site and functions may run meanwhile, and an interrupted run is continued by the next.
 *
 * @returns how many were written
 */
export async function writeMissingFingerprints(
  services: Pick<ProjectServices, 'firestore' | 'bucket'>,
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const { firestore } = services
  const ids: string[] = []
  for await (const { id } of allDocuments(firestore.collection('posts').select())) ids.push(id)
  let written = 0
  let read = 0
  for (const group of inGroups(ids, batchSize)) {
    signal?.throwIfAborted()
    const refs = group.map((id) => firestore.doc(`fingerprints/${id}`))
    const stored = await firestore.getAll(...refs, { fieldMask: [] })
    const missing = stored.filter(({ exists }) => !exists)
    const found = await Promise.all(missing.map(({ id }) => writeFingerprint(services, id)))
    written += found.filter((one) => one !== undefined).length
    read += group.length
    if (found.length > 0) onProgress(`${read} of ${ids.length} listings`)
  }
  return written
}
