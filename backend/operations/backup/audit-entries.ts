import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import { reportOutcome } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { caseActions, roles } from '@adamarket/shared/domain/moderation/moderation.ts'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { caseStatuses } from '#functions/moderation/stored-case.ts'
import type { ListingState } from '#functions/withheld/stored-listing.ts'

const decisionSchema = v.object({
  action: v.picklist(caseActions),
  caseId: v.string(),
  sellerId: v.string(),
  note: v.string(),
  at: v.string(),
  objectionOutcome: v.exactOptional(v.picklist(['accepted', 'rejected'])),
  before: v.object({ status: v.picklist(caseStatuses) }),
  after: v.object({
    version: v.number(),
    status: v.picklist(caseStatuses),
    isTrusted: v.boolean(),
    isBanned: v.boolean(),
    blockedUntil: v.exactOptional(v.string()),
  }),
})
const roleSchema = v.object({
  action: v.literal('role'),
  userId: v.string(),
  at: v.string(),
  after: v.object({ role: v.exactOptional(v.picklist(roles)) }),
})

type WithId<Fields> = Fields & { readonly id: string }

/** A decision of a moderator in the audit log, as far as restoring reads it. */
type DecisionEntry = WithId<v.InferOutput<typeof decisionSchema>>

/** An entry of the audit log that restoring reads: a decision, or a role that was given or taken. */
export type Entry = DecisionEntry | WithId<v.InferOutput<typeof roleSchema>>

/** Undefined for other entries, such as objections: they take nothing away. */
export function readEntry(id: string, fields: StoredFields): Entry | undefined {
  const parsed = v.safeParse(v.variant('action', [decisionSchema, roleSchema]), fields)
  return parsed.success ? { id, ...parsed.output } : undefined
}

const aboutListing: ReadonlySet<string> = new Set(['remove', 'hold', 'restore'])
const aboutSeller: ReadonlySet<string> = new Set(['suspend', 'ban', 'lift', 'trust', 'distrust'])

const isDecision = (entry: Entry): entry is DecisionEntry => entry.action !== 'role'

function decisionsAbout(caseId: string, entries: readonly Entry[]): readonly DecisionEntry[] {
  return entries.filter(isDecision).filter((entry) => entry.caseId === caseId)
}

/** What a decision answered to reporters; undefined for none. */
function answerToReports({ action, before, objectionOutcome }: DecisionEntry) {
  return reportOutcome(action, { ...before, objection: objectionOutcome })
}

const givesBack: ReadonlySet<string> = new Set(['restore', 'lift', 'trust'])

/**
 * The entries that take something away, without those that a later entry about the same listing, seller or role reverses.
 * Repeating them all changes no decision that was made by hand since, unless it gave something back.
 *
 * @param entries in the order of time
 */
export function onlyTakingAway(entries: readonly Entry[]): readonly Entry[] {
  const isGiving = (entry: Entry) =>
    isDecision(entry) ? givesBack.has(entry.action) : entry.after.role !== undefined
  return entries.filter((entry, at) => {
    const subject = subjectOf(entry)
    const rest = subject === undefined ? [] : entries.slice(at)
    return !rest.some((one) => isGiving(one) && subjectOf(one) === subject)
  })
}

/** What an entry takes away or gives back; undefined when it does neither. */
function subjectOf(entry: Entry): string | undefined {
  if (!isDecision(entry)) return `role ${entry.userId}`
  if (aboutListing.has(entry.action)) return `listing ${entry.caseId}`
  return aboutSeller.has(entry.action) ? `seller ${entry.sellerId}` : undefined
}

/** The roles after entries, in the order of time. */
export function rolesAfter(
  before: ReadonlyMap<string, string>,
  entries: readonly Entry[],
): ReadonlyMap<string, string> {
  const after = new Map(before)
  for (const entry of entries) {
    if (isDecision(entry)) continue
    if (entry.after.role === undefined) after.delete(entry.userId)
    else after.set(entry.userId, entry.after.role)
  }
  return after
}

/**
 * The state that moderators have last given a listing; undefined if they have not. A ban is left to `followBan`.
 *
 * @param entries in the order of time
 */
export function listingStateAfter(
  listingId: string,
  entries: readonly Entry[],
): ListingState | undefined {
  const about = decisionsAbout(listingId, entries)
  const last = about.findLast(({ action }) => aboutListing.has(action))
  if (!last) return undefined
  const reason = last.note !== '' && { statusReason: last.note }
  if (last.action === 'remove') return { status: 'removed', ...reason }
  if (last.action === 'hold') return { status: 'held', heldBy: 'moderator', ...reason }
  return last.after.status === 'sold' ? { status: 'sold' } : {}
}

/** The sellers whose standing entries change. */
export function sellersIn(entries: readonly Entry[]): ReadonlySet<string> {
  const about = entries.filter(isDecision).filter(({ action }) => aboutSeller.has(action))
  return new Set(about.map(({ sellerId }) => sellerId))
}

/** `limits/{uid}` after entries, in the order of time. */
export function limitsAfter(
  uid: string,
  before: StoredFields,
  entries: readonly Entry[],
): StoredFields {
  const last = entries
    .filter(isDecision)
    .findLast(({ sellerId, action }) => sellerId === uid && aboutSeller.has(action))
  if (!last) return before
  const { isTrusted: _, isBanned: __, blockedUntil: ___, ...others } = before
  const { isTrusted, isBanned, blockedUntil } = last.after
  return {
    ...others,
    ...(isTrusted && { isTrusted }),
    ...(isBanned && { isBanned }),
    ...(blockedUntil !== undefined && {
      blockedUntil: Timestamp.fromDate(new Date(blockedUntil)),
    }),
  }
}

const flagsSchema = v.fallback(v.array(v.looseObject({ kind: v.string(), detail: v.string() })), [])

/**
 * `cases/{id}` after entries, in the order of time: what they answered does not wait for an answer again. Its status
 * follows from the listing (`followCase`).
 */
export function caseAfter(
  id: string,
  before: StoredFields,
  entries: readonly Entry[],
): StoredFields {
  const version = Number(before['version'] ?? 0)
  const later = decisionsAbout(id, entries).filter(({ after }) => after.version > version)
  return later.reduce<StoredFields>((fields, entry) => {
    const { objection, ...others } = fields
    const isAnswered = answerToReports(entry) !== undefined
    const dismissed = v.parse(v.fallback(v.array(v.string()), []), fields['dismissedFlags'])
    const flags = v.parse(flagsSchema, fields['flags'])
    return {
      ...others,
      ...(objection !== undefined && entry.objectionOutcome === undefined && { objection }),
      ...(isAnswered && {
        flags: [],
        dismissedFlags: [...dismissed, ...flags.map(({ kind, detail }) => `${kind}:${detail}`)],
      }),
      ...(entry.before.status === 'sold' &&
        ['held', 'removed'].includes(entry.after.status) && { statusBefore: 'sold' }),
      version: entry.after.version,
    }
  }, before)
}

/** `reports/{id}` after entries, in the order of time: with the answer of the first one that came after it. */
export function reportAfter(before: StoredFields, entries: readonly Entry[]): StoredFields {
  const { listingId, createdAt, answer } = before
  if (answer !== undefined || typeof listingId !== 'string') return before
  const since = createdAt instanceof Timestamp ? createdAt.toDate().toISOString() : ''
  for (const entry of decisionsAbout(listingId, entries)) {
    const { id, at } = entry
    const outcome = at >= since ? answerToReports(entry) : undefined
    if (outcome) return { ...before, answer: { outcome, by: id, at } }
  }
  return before
}
