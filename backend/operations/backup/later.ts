import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import { Timestamp } from 'firebase-admin/firestore'

import type { Entry } from './audit-entries.ts'
import { readEntry, rolesAfter } from './audit-entries.ts'
import type { StoredDocument } from './stored-document.ts'

/** The collections of a {@link Summary}. */
export const summarised = ['auditLog', 'moderators', 'deletedListings', 'deletedAccounts'] as const

/** What a database or a backup says that holds for good: decisions, roles, and what is deleted, by id. */
export type Summary = {
  readonly entries: ReadonlyMap<string, Entry>
  readonly roles: ReadonlyMap<string, string>
  readonly deletedListings: ReadonlySet<string>
  readonly deletedAccounts: ReadonlySet<string>
}

/**
 * @param undoSince deletions that are noted at this time or later do not count: they are the damage. Others do as well
 * when it is absent
 */
export async function summarise(
  documents: AsyncIterable<StoredDocument>,
  undoSince?: Date,
): Promise<Summary> {
  const entries = new Map<string, Entry>()
  const roles = new Map<string, string>()
  const deleted = { deletedListings: new Set<string>(), deletedAccounts: new Set<string>() }
  for await (const { path, fields } of documents) {
    const [collection, id = ''] = path.split('/')
    const entry = collection === 'auditLog' ? readEntry(id, fields) : undefined
    if (entry) entries.set(id, entry)
    const { role } = fields
    if (collection === 'moderators' && typeof role === 'string') roles.set(id, role)
    const isNote = collection === 'deletedListings' || collection === 'deletedAccounts'
    if (isNote && !isUndone(fields, undoSince)) deleted[collection].add(id)
  }
  return { entries, roles, ...deleted }
}

/** Whether a note of a deletion is part of the damage that a restore undoes. */
export function isUndone({ deletedAt }: StoredFields, undoSince: Date | undefined): boolean {
  return (
    undoSince !== undefined && deletedAt instanceof Timestamp && deletedAt.toDate() >= undoSince
  )
}

/** A document at a path; undefined when there is none. */
export type Lookup = (path: string) => StoredFields | undefined

/** What is known of the time after a backup. */
export type Later = {
  /** What the database had before the backup was written to it: newer than all others. */
  readonly now: Lookup
  /** A copy of decisions that is newer than the backup; without one it has nothing. */
  readonly copy: Lookup
  /** Entries of the audit log that the backup does not have, in the order of time. */
  readonly afterBackup: readonly Entry[]
  /** Entries that neither the backup nor the copy has. */
  readonly afterCopy: readonly Entry[]
  readonly roles: ReadonlyMap<string, string>
  readonly deletedListings: ReadonlySet<string>
  readonly deletedAccounts: ReadonlySet<string>
  /** Listings of which the database or the copy knows that they are deleted, and not the backup alone. */
  readonly deletedSince: ReadonlySet<string>
}

type Known = { readonly now: Summary; readonly copy: Summary; readonly backup: Summary }

/** No copy of decisions was given. */
export const emptySummary: Summary = {
  entries: new Map(),
  roles: new Map(),
  deletedListings: new Set(),
  deletedAccounts: new Set(),
}

/**
 * @param exists which of these paths the database had before: an operator who deletes an older note gives the id back
 */
export async function laterFacts(
  { now, copy, backup }: Known,
  exists: (paths: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<Omit<Later, 'now' | 'copy'>> {
  const afterBackup = inOrder([...now.entries, ...copy.entries], [backup])
  const afterCopy = inOrder([...now.entries], [backup, copy])
  const deleted = async (kind: 'deletedListings' | 'deletedAccounts', collection: string) => {
    const older = [...copy[kind], ...backup[kind]].filter((id) => !now[kind].has(id))
    const back = await exists(older.map((id) => `${collection}/${id}`))
    return new Set([...now[kind], ...older.filter((id) => !back.has(`${collection}/${id}`))])
  }
  const deletedAccounts = await deleted('deletedAccounts', 'users')
  const deletedListings = await deleted('deletedListings', 'posts')
  const since = [...now.deletedListings, ...copy.deletedListings]
  const roles = new Map(currentRoles({ now, copy, backup }, afterBackup, afterCopy))
  for (const uid of deletedAccounts) roles.delete(uid)
  return {
    afterBackup,
    afterCopy,
    roles,
    deletedListings,
    deletedAccounts,
    deletedSince: new Set(since.filter((id) => deletedListings.has(id))),
  }
}

/** A database that has roles has all of them: one that it lacks was taken away. */
function currentRoles(
  { now, copy, backup }: Known,
  afterBackup: readonly Entry[],
  afterCopy: readonly Entry[],
): ReadonlyMap<string, string> {
  if (now.roles.size > 0) return now.roles
  if (copy.roles.size > 0) return rolesAfter(copy.roles, afterCopy)
  return rolesAfter(backup.roles, afterBackup)
}

function inOrder(
  entries: readonly (readonly [string, Entry])[],
  known: readonly Summary[],
): readonly Entry[] {
  return [...new Map(entries)]
    .flatMap(([id, entry]) => (known.some((one) => one.entries.has(id)) ? [] : [entry]))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
