import { dueTime, isToDecide } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { caseActions, flagKinds } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { CaseFlag, SellerStanding } from '@adamarket/shared/domain/moderation/moderation.ts'
import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { readLimits } from '#functions/limits/rate-limits.ts'

const flagSchema = v.object({
  kind: v.picklist(flagKinds),
  detail: v.string(),
  isOwn: v.exactOptional(v.literal(true)),
})

export const caseStatuses = ['active', 'sold', 'held', 'removed', 'deleted'] as const

const caseSchema = v.object({
  sellerId: v.string(),
  title: v.string(),
  version: v.number(),
  status: v.picklist(caseStatuses),
  heldBy: v.exactOptional(v.string()),
  /** A hash of the listing's content. */
  content: v.string(),
  reasons: v.array(v.picklist(reportReasons)),
  /** By how many hours the unanswered reports bring forward when it is due; absent without any. */
  reportHours: v.exactOptional(v.number()),
  flags: v.array(flagSchema),
  objection: v.exactOptional(
    v.object({
      noticeId: v.string(),
      action: v.picklist(caseActions),
      text: v.string(),
      at: v.string(),
      against: v.string(),
    }),
  ),
  openedAt: v.string(),
  dueAt: v.exactOptional(v.string()),
  /** Keys of flags that a moderator dismissed: they are not raised again. */
  dismissedFlags: v.array(v.string()),
  /** The status of a removed or held listing before, unless it was active. */
  statusBefore: v.exactOptional(v.literal('sold')),
  /** What the desk shows of a deleted listing: its fields, without pictures. */
  listing: v.exactOptional(v.record(v.string(), v.unknown())),
  /** Moderators had removed the deleted listing, or acted against its seller afterwards. */
  isRejected: v.exactOptional(v.boolean()),
  /** When the closed case of a deleted listing is deleted, ISO 8601. */
  forgetAt: v.exactOptional(v.string()),
})

/** How a dismissed flag is remembered. */
export function keyOfFlag({ kind, detail }: CaseFlag): string {
  return `${kind}:${detail}`
}

/** A document of `cases`, which only functions write. */
export type StoredCase = v.InferOutput<typeof caseSchema>

/** Undefined without a case. Throws when the document is not one. */
export function readCase(snapshot: DocumentSnapshot): StoredCase | undefined {
  return snapshot.exists ? v.parse(caseSchema, snapshot.data()) : undefined
}

/** The facts that decide whether a case is open; everything else follows from them. */
export type CaseFacts = Omit<
  StoredCase,
  'version' | 'openedAt' | 'dueAt' | 'forgetAt' | 'dismissedFlags'
> &
  Partial<Pick<StoredCase, 'dismissedFlags'>>

/**
 * The case after its facts have changed; undefined when there is, and was, nothing to decide. It has the
 * version of the stored one, which the caller raises.
 */
export function nextCase(
  stored: StoredCase | undefined,
  facts: CaseFacts,
  now: Date,
): StoredCase | undefined {
  const isOpen = isToDecide(facts)
  if (!isOpen && !stored) return undefined
  // Both times follow from the other facts.
  const { dueAt: _, forgetAt: __, ...others }: CaseFacts & Partial<StoredCase> = facts
  const openedAt = stored && (stored.dueAt !== undefined || !isOpen) ? stored.openedAt : undefined
  const times = { openedAt: openedAt ?? now.toISOString() }
  return {
    version: stored?.version ?? 0,
    dismissedFlags: stored?.dismissedFlags ?? [],
    ...others,
    ...times,
    ...(isOpen && { dueAt: dueTime({ ...facts, ...times }, facts.reportHours ?? 0) }),
    ...(!isOpen && facts.status === 'deleted' && { forgetAt: forgetTime(stored, now) }),
  }
}

/** A case without what only orders the queue. */
export function visibleState(stored: StoredCase) {
  const { dueAt: _, reportHours: __, ...seen } = stored
  return seen
}

/** How long the closed case of a deleted listing is retained, in milliseconds. */
const closedCaseRetentionMs = 30 * 24 * 60 * 60_000

function forgetTime(stored: StoredCase | undefined, now: Date): string {
  return stored?.forgetAt ?? new Date(now.getTime() + closedCaseRetentionMs).toISOString()
}

/** Whether moderators withhold or rejected the listing, or it was deleted before they could decide. */
export function isWithdrawn(stored: StoredCase | undefined): boolean {
  if (!stored) return false
  const { status, heldBy, isRejected } = stored
  const isOpen = status === 'deleted' && isToDecide(stored)
  return status === 'removed' || heldBy === 'moderator' || isRejected === true || isOpen
}

/** The seller's standing by `limits/{uid}`. */
export function readStanding(limits: DocumentSnapshot, now: Date): SellerStanding {
  const { isTrusted, isBanned } = readLimits(limits.data())
  const until: unknown = limits.get('blockedUntil')
  return {
    isTrusted,
    isBanned,
    ...(until instanceof Timestamp &&
      until.toDate() > now && { blockedUntil: until.toDate().toISOString() }),
  }
}
