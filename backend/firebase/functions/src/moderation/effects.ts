import type {
  CaseAction,
  Decision,
  ObjectionOutcome,
  ReportOutcome,
  SellerStanding,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import { reportOutcome } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { FieldValue } from 'firebase-admin/firestore'

import type { ListingState } from '#functions/withheld/stored-listing.ts'

import type { StoredCase } from './stored-case.ts'
import { keyOfFlag, nextCase } from './stored-case.ts'

const day = 24 * 60 * 60_000

/** Until when a banned seller can write nothing. */
const forever = '9999-12-31T00:00:00.000Z'

const aboutListing: ReadonlySet<CaseAction> = new Set(['remove', 'hold', 'restore'])

/**
 * The effect of a decision on a listing, as it is stored and in its case; undefined without one. A deleted listing is not
 * stored, and no moderator holds it any more once its reports are answered.
 */
export function listingAfter(
  { action, note }: Decision,
  stored: StoredCase,
): { readonly state: ListingState; readonly facts: StateFacts } | undefined {
  if (stored.status === 'deleted') {
    const outcome = reportOutcome(action, stored)
    if (!outcome) return undefined
    const facts = { status: 'deleted', ...(outcome === 'removed' && { isRejected: true }) } as const
    return { state: {}, facts }
  }
  // `followBan` changes all listings of the seller.
  if (action === 'ban' && stored.status === 'active') {
    const held = { status: 'held', heldBy: 'ban' } as const
    return { state: held, facts: held }
  }
  if (action === 'lift' && stored.heldBy === 'ban') {
    return { state: {}, facts: { status: 'active' } }
  }
  if (!aboutListing.has(action)) return undefined
  const before = stored.status === 'sold' ? 'sold' : stored.statusBefore
  if (action === 'restore') {
    return { state: before ? { status: before } : {}, facts: { status: before ?? 'active' } }
  }
  const withheld = {
    status: action === 'hold' ? 'held' : 'removed',
    ...(action === 'hold' && { heldBy: 'moderator' }),
  } as const
  return {
    state: { ...withheld, ...(note !== '' && { statusReason: note }) },
    facts: { ...withheld, ...(before && { statusBefore: before }) },
  }
}

type StateFacts = Pick<StoredCase, 'status' | 'heldBy' | 'statusBefore' | 'isRejected'>

/** The effect of a decision on the seller, in `limits/{uid}` and in the audit log. */
export function sellerAfter({ action, days = 0 }: Decision, standing: SellerStanding, now: Date) {
  const unset = FieldValue.delete()
  const { blockedUntil: _, ...rest } = standing
  const blocked = (until: string, isBanned: boolean) => ({
    fields: { blockedUntil: new Date(until), ...(isBanned && { isBanned }) },
    standing: { ...standing, isBanned, blockedUntil: until },
  })
  switch (action) {
    case 'suspend':
      return blocked(new Date(now.getTime() + days * day).toISOString(), false)
    case 'ban':
      return blocked(forever, true)
    case 'lift':
      return {
        fields: { blockedUntil: unset, isBanned: unset },
        standing: { ...rest, isBanned: false },
      }
    case 'trust':
      return { fields: { isTrusted: true }, standing: { ...standing, isTrusted: true } }
    case 'distrust':
      return { fields: { isTrusted: unset }, standing: { ...standing, isTrusted: false } }
    default:
      return undefined
  }
}

type Answers = {
  readonly outcome: ReportOutcome | undefined
  readonly objectionOutcome: ObjectionOutcome | undefined
}

/** The case after a decision, which may change its state and answer its reports and its objection. */
export function decidedCase(
  stored: StoredCase,
  state: StateFacts | undefined,
  { outcome, objectionOutcome }: Answers,
  now: Date,
): StoredCase {
  const { objection, status, heldBy, statusBefore, reportHours, ...unchanged } = stored
  const currentState = { status, ...(heldBy && { heldBy }), ...(statusBefore && { statusBefore }) }
  const answered = {
    reasons: [],
    flags: [],
    dismissedFlags: [...stored.dismissedFlags, ...stored.flags.map(keyOfFlag)],
  }
  const facts = {
    ...unchanged,
    ...(state ?? currentState),
    ...(objection && !objectionOutcome && { objection }),
    ...(outcome ? answered : reportHours !== undefined && { reportHours }),
  }
  const after = nextCase(stored, facts, now)
  if (!after) throw new Error('A stored case stays')
  return { ...after, version: stored.version + 1 }
}

/** The notice to the seller; undefined for actions that concern only the desk. */
export function noticeAction(action: CaseAction) {
  return action === 'dismiss' || action === 'trust' || action === 'distrust' ? undefined : action
}
