import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'

import type { ProjectServices } from '#base/with-project.ts'

import { onlyTakingAway, rolesAfter } from './audit-entries.ts'
import { backedUp } from './collections.ts'
import { decisionsIn, isWhole, streamOf } from './copied-decisions.ts'
import type { Later, Summary } from './later.ts'
import { laterFacts, emptySummary, summarise, summarised } from './later.ts'
import { removeUnusedSince } from './restore-pictures.ts'
import { rebuildDerived, reconcile } from './reconcile.ts'
import { documentsOf, timeOfBackup } from './stored-document.ts'
import { writeDocuments } from './write-documents.ts'

type Options = {
  /** Deletions that were noted at this time or later are the damage, and are undone. */
  readonly undoDeletionsSince?: Date
  readonly signal?: AbortSignal
}

type Decided = {
  readonly documents: ReadonlyMap<string, StoredFields>
  readonly since: Date
  readonly facts: Omit<Later, 'now' | 'copy'>
}

/**
 * Does what {@link restore} does for a database to which Google has imported an export: what was taken away later stays
 * away. It can be repeated, also after an interruption. The functions must not run meanwhile.
 *
 * @param folder a copy of decisions from before the import. Without one, only the audit log and the notes of deletions
 * are known, which an import does not replace.
 */
export async function applyDecisions(
  services: ProjectServices,
  folder: string | undefined,
  onProgress: (line: string) => void,
  { undoDeletionsSince: undoSince, signal }: Options = {},
): Promise<void> {
  const { firestore } = services
  const stored = await summarise(documentsOf(firestore, summarised), undoSince)
  const { documents, since, facts } =
    folder === undefined ? await fromAuditLog(stored) : await fromCopy(folder, stored, undoSince)
  const later: Later = { ...facts, now: (path) => documents.get(path), copy: () => undefined }
  const laterThan = async () => {
    signal?.throwIfAborted()
    return later
  }
  const changed = await writeDocuments(firestore, documentsOf(firestore, backedUp), {
    laterThan,
    isStored: (change, document) =>
      change.path === document.path && change.fields === document.fields,
  })
  const written = await writeDocuments(firestore, streamOf(documents, isWhole), {
    laterThan,
    isStored: () => false,
  })
  onProgress(`${changed} documents changed, ${written} of the copy written`)
  await reconcile(services, facts, onProgress)
  onProgress(`${await removeUnusedSince(services, since)} pictures deleted that nothing uses`)
  await rebuildDerived(services, onProgress, signal)
}

async function fromCopy(
  folder: string,
  stored: Summary,
  undoSince: Date | undefined,
): Promise<Decided> {
  const documents = await decisionsIn(folder)
  const facts = await laterFacts(
    {
      now: await summarise(streamOf(documents), undoSince),
      copy: emptySummary,
      // The import has left later entries there: which of them the import has brought is unknown.
      backup: { ...stored, entries: new Map() },
    },
    async (paths) => new Set(paths.filter((path) => documents.has(path))),
  )
  return { documents, since: await timeOfBackup(folder), facts }
}

/** The import may also have brought what was given back later: that is left to moderators and operators. */
async function fromAuditLog(stored: Summary): Promise<Decided> {
  const now = { ...stored, roles: emptySummary.roles }
  const backup = { ...stored, entries: emptySummary.entries }
  const facts = await laterFacts({ now, copy: emptySummary, backup }, async () => new Set())
  const afterBackup = onlyTakingAway(facts.afterBackup)
  const roles = rolesAfter(stored.roles, afterBackup)
  // The audit log does not say what waits at the desk about a deleted listing.
  return {
    documents: new Map(),
    since: new Date(0),
    facts: { ...facts, afterBackup, roles, deletedSince: new Set() },
  }
}
