import type {
  CaseAction,
  ModerationCase,
  ObjectionOutcome,
  ReportOutcome,
  SellerStanding,
} from './moderation.ts'
import { caseActions } from './moderation.ts'

const actionsWithReason: ReadonlySet<CaseAction> = new Set([
  'remove',
  'hold',
  'warn',
  'suspend',
  'ban',
])

/** Whether the seller has to be told why. */
export function needsReason(action: CaseAction): boolean {
  return actionsWithReason.has(action)
}

const objectionable: ReadonlySet<CaseAction> = new Set(['remove', 'hold', 'suspend', 'ban'])

/** Whether the seller can object to it. */
export function allowsObjection(action: CaseAction): boolean {
  return objectionable.has(action)
}

/** What accepts an objection to an action: it undoes it. */
export function acceptingAction(about: CaseAction): CaseAction {
  return about === 'remove' || about === 'hold' ? 'restore' : 'lift'
}

/** Whether an action answers an objection to another one; with any other action the objection waits. */
export function outcomeOfObjection(
  action: CaseAction,
  about: CaseAction,
): ObjectionOutcome | undefined {
  if (action === 'dismiss' || action === 'remove') return 'rejected'
  return action === acceptingAction(about) ? 'accepted' : undefined
}

const hour = 60 * 60_000

/** How long an open case may take if nothing makes it urgent. */
const maxOpenMs = 72 * hour

const hoursByFlag = 6
const hoursByObjection = 24

/**
 * By when a case should be decided, ISO 8601: three days after it was opened, and earlier by reports, flags and an
 * objection, but not before it was opened. So the order by this time is the order of urgency, and it does not change as
 * time passes.
 *
 * @param hours by which its reports bring it forward
 */
export function dueTime(
  { openedAt, flags, objection }: Pick<ModerationCase, 'openedAt' | 'flags' | 'objection'>,
  hours: number,
): string {
  const earlier = hours + flags.length * hoursByFlag + (objection ? hoursByObjection : 0)
  const afterMs = Math.max(maxOpenMs - earlier * hour, 0)
  return new Date(Date.parse(openedAt) + afterMs).toISOString()
}

/** Who holds listings that moderators do not release: a ban, and what its author can do something about. */
const heldWithoutDesk: ReadonlySet<string | undefined> = new Set(['ban', 'pictures', 'age'])

/**
 * Whether there is something left to decide. Deleting a listing answers neither reports nor the moderator who held it.
 */
export function isToDecide({
  status,
  heldBy,
  reasons,
  flags,
  objection,
}: Pick<ModerationCase, 'status' | 'heldBy' | 'reasons' | 'flags' | 'objection'>): boolean {
  if (objection) return true
  if (status === 'deleted') return reasons.length > 0 || heldBy !== undefined
  if (status === 'removed') return false
  return reasons.length + flags.length > 0 || (status === 'held' && !heldWithoutDesk.has(heldBy))
}

/**
 * The answer to reporters; undefined for an action with which their reports wait. Rejecting an objection is no answer to
 * reports, unless the listing is deleted.
 *
 * @param objection undefined when the action answers none
 */
export function reportOutcome(
  action: CaseAction,
  { status, objection }: Pick<ModerationCase, 'status'> & { readonly objection?: unknown },
): ReportOutcome | undefined {
  if (action === 'dismiss' && objection !== undefined && status !== 'deleted') return undefined
  if (action === 'dismiss' || action === 'restore') return 'kept'
  const isAboutSeller = action === 'warn' || action === 'suspend' || action === 'ban'
  // A deleted listing cannot be removed: reporters were right if its seller bears the consequences.
  return action === 'remove' || (status === 'deleted' && isAboutSeller) ? 'removed' : undefined
}

/** What a moderator can do about a case now. */
export function possibleActions(
  { status, heldBy, reasons, flags, objection }: ModerationCase,
  { isTrusted, isBanned, blockedUntil }: SellerStanding,
): readonly CaseAction[] {
  const isShown = status === 'active' || status === 'sold'
  const isWithheld = status === 'held' || status === 'removed'
  const isBlocked = isBanned || blockedUntil !== undefined
  const isPossible: Readonly<Record<CaseAction, boolean>> = {
    dismiss:
      reasons.length + flags.length > 0 ||
      objection !== undefined ||
      (status === 'deleted' && heldBy !== undefined),
    remove: isShown || status === 'held',
    hold: isShown || (status === 'held' && heldBy === 'rate-limit'),
    restore: isWithheld && !heldWithoutDesk.has(heldBy),
    warn: true,
    suspend: !isBanned,
    ban: !isBanned,
    lift: isBlocked,
    trust: !isTrusted && !isBlocked,
    distrust: isTrusted,
  }
  return caseActions.filter((action) => isPossible[action])
}
