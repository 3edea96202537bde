import { dueTime, isToDecide } from '@adamarket/shared/domain/moderation-rules.ts'
import { caseActions } from '@adamarket/shared/domain/moderation.ts'
import type { CaseFlag, SellerStanding } from '@adamarket/shared/domain/moderation.ts'
import { reportReasons } from '@adamarket/shared/domain/listing-report.ts'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { linksOf, pictureName } from '#functions/picture-files.ts'
import { readLimits } from '#functions/rate-limits.ts'
import { shortHash } from '#functions/record-action.ts'
import type { StoredListing } from '#functions/withheld/stored-listing.ts'
import { stateOf } from '#functions/withheld/stored-listing.ts'

const flagSchema = v.object({
  kind: v.picklist(['same-picture', 'same-text', 'low-price', 'contact-in-text', 'many-new']),
  detail: v.string(),
})

const caseSchema = v.object({
  sellerId: v.string(),
  title: v.string(),
  version: v.number(),
  status: v.picklist(['active', 'sold', 'held', 'removed', 'deleted']),
  heldBy: v.exactOptional(v.string()),
  /** A hash of the listing's content. */
  content: v.string(),
  reasons: v.array(v.picklist(reportReasons)),
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
export type CaseFacts = Omit<StoredCase, 'version' | 'openedAt' | 'dueAt' | 'dismissedFlags'> &
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
  const openedAt = stored && (stored.dueAt !== undefined || !isOpen) ? stored.openedAt : undefined
  const times = { openedAt: openedAt ?? now.toISOString() }
  return {
    version: stored?.version ?? 0,
    dismissedFlags: stored?.dismissedFlags ?? [],
    ...facts,
    ...times,
    ...(isOpen && { dueAt: dueTime({ ...facts, ...times }) }),
  }
}

/** The facts from a listing and its reports; undefined without the listing. */
export function factsOf(
  listing: StoredListing | undefined,
  reports: readonly DocumentSnapshot[],
  stored: StoredCase | undefined,
): CaseFacts | undefined {
  // An objection of a seller who deleted the listing may be about a ban.
  if (!listing && !stored?.objection) return undefined
  return {
    sellerId: stored?.sellerId ?? '',
    title: stored?.title ?? '',
    status: 'deleted',
    content: stored?.content ?? '',
    ...(listing && listingFacts(listing)),
    reasons: [...openReasons(reports)],
    flags: listing && stored ? stored.flags : [],
    ...(stored?.objection && { objection: stored.objection }),
    ...(stored?.statusBefore && { statusBefore: stored.statusBefore }),
  }
}

function listingFacts(listing: StoredListing) {
  const { userId, title } = listing.fields
  const { status, heldBy } = stateOf(listing)
  return {
    sellerId: v.parse(textSchema, userId),
    title: v.parse(textSchema, title),
    status: status ?? ('active' as const),
    content: contentHash(listing.fields),
    ...(status === 'held' && heldBy !== undefined && { heldBy }),
  }
}

/** Fields that the backend and the case itself change. */
const ownFields: ReadonlySet<string> = new Set(['status', 'heldBy', 'statusReason', 'sellerName'])

/**
 * A hash of a listing's content, which changes only when the seller changes the listing: functions move pictures, and
 * give them other links.
 */
export function contentHash(fields: Readonly<Record<string, unknown>>): string {
  const content = Object.entries({ ...fields, imageUrl: linksOf(fields).map(pictureName) })
    .filter(([name]) => !ownFields.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return shortHash(JSON.stringify(content))
}

const textSchema = v.fallback(v.string(), '')

export function reportsOf(firestore: Firestore, listingId: string): Query {
  return firestore.collection('reports').where('listingId', '==', listingId)
}

const reasonSchema = v.fallback(v.picklist(reportReasons), 'other')

/** The reasons of the reports without an answer. */
function openReasons(reports: readonly DocumentSnapshot[]): StoredCase['reasons'] {
  return unanswered(reports).map((report) => v.parse(reasonSchema, report.get('reason')))
}

export function unanswered(reports: readonly DocumentSnapshot[]): readonly DocumentSnapshot[] {
  return reports.filter((report) => report.get('answer') === undefined)
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
