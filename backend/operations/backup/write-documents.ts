import type { Firestore } from 'firebase-admin/firestore'

import { CommandError } from '#base/command-error.ts'

import type { Change } from './reapply-later-decisions.ts'
import { reapplyLaterDecisions, pathsFor } from './reapply-later-decisions.ts'
import type { Later } from './later.ts'
import type { StoredDocument } from './stored-document.ts'

/** Documents that are decided about together. */
const batchSize = 100

type Context = {
  /** What is known of the documents with these paths. */
  readonly laterThan: (paths: readonly string[]) => Promise<Later>
  /** Whether the database has this already. */
  readonly isStored: (change: Change, document: StoredDocument, later: Later) => boolean
}

/**
 * Writes what {@link reapplyLaterDecisions} makes of documents, one group after the other, since later groups depend on
 * earlier ones.
 *
 * @returns the number of changes
 */
export async function writeDocuments(
  firestore: Firestore,
  documents: AsyncIterable<StoredDocument>,
  context: Context,
): Promise<number> {
  let written = 0
  let group: StoredDocument[] = []
  for await (const document of documents) {
    group.push(document)
    if (group.length < batchSize) continue
    written += await writeGroup(firestore, group, context)
    group = []
  }
  return written + (await writeGroup(firestore, group, context))
}

async function writeGroup(
  firestore: Firestore,
  group: readonly StoredDocument[],
  { laterThan, isStored }: Context,
): Promise<number> {
  const later = await laterThan([...new Set(group.flatMap(pathsFor))])
  const changes = group.flatMap((document) =>
    reapplyLaterDecisions(document, later).filter((change) => !isStored(change, document, later)),
  )
  const writer = firestore.bulkWriter()
  const failures: unknown[] = []
  const writing = changes.map(async ({ path, fields }) => {
    const ref = firestore.doc(path)
    // The emulator takes the deletion of a missing document for a new one.
    if (fields) await writer.set(ref, fields)
    else await writer.delete(ref, { exists: true }).catch(ignoreMissing)
  })
  const written = Promise.all(
    writing.map((one) => one.catch((cause: unknown) => failures.push(cause))),
  )
  await writer.close()
  await written
  if (failures.length > 0) {
    const [first] = failures
    const reason = first instanceof Error ? first.message : String(first)
    throw new CommandError(`Some documents were not written: ${reason}`, {
      cause: new AggregateError(failures),
    })
  }
  return changes.length
}

const notFound = 5

function ignoreMissing(cause: unknown): void {
  const isMissing = cause instanceof Error && 'code' in cause && cause.code === notFound
  if (!isMissing) throw cause
}
