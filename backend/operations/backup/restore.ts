import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'

import { inGroups } from '#functions/base/in-groups.ts'
import { accountRetentionMs } from '#functions/accounts/deleted-accounts.ts'
import type { ProjectServices } from '#base/with-project.ts'

import { decisionsIn, isWhole, streamOf } from './copied-decisions.ts'
import { isUndone, laterFacts, emptySummary, summarise, summarised } from './later.ts'
import { restorePictures } from './restore-pictures.ts'
import { rebuildDerived, reconcile } from './reconcile.ts'
import { documentsIn, documentsOf, timeOfBackup } from './stored-document.ts'
import { writeDocuments } from './write-documents.ts'

type Options = {
  /** The folder of a copy of decisions that is newer than the backup: for a database that has lost its own. */
  readonly decisions?: string
  /** Deletions that were noted at this time or later are the damage, and are undone. */
  readonly undoDeletionsSince?: Date
  readonly signal?: AbortSignal
}

/**
 * Writes the documents and pictures of a backup, then derives the search index and the sitemap from them. What was taken
 * away after the backup stays away: see {@link reapplyLaterDecisions}. Documents that the backup does not have stay as
 * they are. It can be repeated, also after an interruption. The functions must not run meanwhile: they would treat the
 * listings as new ones.
 */
export async function restore(
  services: ProjectServices,
  folder: string,
  onProgress: (line: string) => void,
  { decisions, undoDeletionsSince: undoSince, signal }: Options = {},
): Promise<void> {
  const { firestore } = services
  const isOld = (await timeOfBackup(folder)).getTime() < Date.now() - accountRetentionMs
  if (isOld) onProgress('The backup is older than the oldest note of a deleted account.')

  const copied =
    decisions === undefined ? new Map<string, StoredFields>() : await decisionsIn(decisions)
  const copy = (path: string) => copied.get(path)
  const read = (paths: readonly string[]) => readDocuments(firestore, paths)
  const facts = await laterFacts(
    {
      now: await summarise(documentsOf(firestore, summarised), undoSince),
      copy: copied.size > 0 ? await summarise(streamOf(copied), undoSince) : emptySummary,
      backup: await summarise(documentsIn(folder), undoSince),
    },
    async (paths) => new Set((await read(paths)).keys()),
  )
  if (undoSince) await undoDeletions(firestore, undoSince)

  // The copy first: it has no profiles, which come last.
  for (const documents of [streamOf(copied, isWhole), documentsIn(folder)]) {
    const written = await writeDocuments(firestore, documents, {
      laterThan: async (paths) => {
        signal?.throwIfAborted()
        const found = await read(paths)
        return { ...facts, now: (path: string) => found.get(path), copy }
      },
      isStored: ({ path, fields }, _document, { now }) => fields === now(path),
    })
    onProgress(`${written} documents`)
  }
  await reconcile(services, facts, onProgress)
  onProgress(`${await restorePictures(services, folder, signal)} files`)
  await rebuildDerived(services, onProgress, signal)
}

async function undoDeletions(firestore: Firestore, since: Date): Promise<void> {
  const writer = firestore.bulkWriter()
  const notes = documentsOf(firestore, ['deletedListings', 'deletedAccounts'])
  for await (const { path, fields } of notes) {
    if (isUndone(fields, since)) void writer.delete(firestore.doc(path))
  }
  await writer.close()
}

async function readDocuments(
  firestore: Firestore,
  paths: readonly string[],
): Promise<ReadonlyMap<string, StoredFields>> {
  const found = new Map<string, StoredFields>()
  for (const group of inGroups(paths, 300)) {
    const refs: readonly DocumentReference[] = group.map((path) => firestore.doc(path))
    for (const document of await firestore.getAll(...refs)) {
      const fields = document.data()
      if (fields) found.set(document.ref.path, fields)
    }
  }
  return found
}
