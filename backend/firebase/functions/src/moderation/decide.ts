import { isDeepStrictEqual } from 'node:util'

import type {
  AuditEntry,
  Decision,
  Refusal,
  SellerStanding,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import {
  outcomeOfObjection,
  possibleActions,
  reportOutcome,
} from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'

import type { StoredListing } from '#functions/withheld/stored-listing.ts'
import { readListing, writeListing } from '#functions/withheld/stored-listing.ts'

import { factsOf, reportsOf, unanswered } from './case-facts.ts'
import { decidedCase, listingAfter, noticeAction, sellerAfter } from './effects.ts'
import { followCase } from './follow-case.ts'
import type { StoredCase } from './stored-case.ts'
import { nextCase, readCase, readStanding, visibleState } from './stored-case.ts'

/** The new version of the case, or why not; `request-used`: the request id made another decision. */
export type Decided = Result<number, Refusal | 'request-used'>

/**
 * Carries out a moderator's decision in one transaction: the listing, what the seller may do, the answers to
 * reports, the notice for the seller, the case, and the entry in the audit log, from which emails and the
 * consequences of a ban follow (`follow-decision.ts`). Repeating it with the same `requestId` changes
 * nothing.
 *
 * The moderator's role is read in the transaction, so a role that has just ended does not count.
 *
 * @param moderator a user id
 * @returns the new version of the case
 */
export async function decide(
  firestore: Firestore,
  moderator: string,
  decision: Decision,
  now: Date,
): Promise<Decided> {
  const decided = await firestore.runTransaction<Decided>(async (transaction) => {
    const earlier = await transaction.get(firestore.doc(`auditLog/${decision.requestId}`))
    const role = await transaction.get(firestore.doc(`moderators/${moderator}`))
    if (!role.exists) return err('no-moderator')
    if (earlier.exists) {
      const isSame = isDeepStrictEqual(sentFor(earlier), { by: moderator, ...decision })
      return isSame ? ok(Number(earlier.get('after.version'))) : err('request-used')
    }
    const found = await readFor(firestore, transaction, decision, now)
    if (!found) return err('case-changed')
    const { stored, standing } = found
    if (stored.objection?.against === moderator) return err('decided-by-you')
    const isAboutModerator = found.isModerator && role.get('role') !== 'admin'
    if (stored.sellerId === moderator || isAboutModerator) return err('too-close')
    const possible = possibleActions({ ...stored, id: decision.caseId }, standing)
    if (!possible.includes(decision.action)) return err('not-possible')
    return ok(write(firestore, transaction, moderator, decision, found, now))
  })
  // Its event may be late, or lost: the moderator sees the change now, and can decide.
  const isOutdated = !decided.ok && decided.error === 'case-changed'
  if (isOutdated) await followCase(firestore, decision.caseId, now)
  return decided
}

/** The decision that an entry of the audit log was written for, and by whom. */
function sentFor(entry: DocumentSnapshot) {
  const { caseId, action, reason, note, days, by } = entry.data() ?? {}
  const version: unknown = entry.get('before.version')
  const reasonAndDays = {
    ...(reason !== undefined && { reason }),
    ...(days !== undefined && { days }),
  }
  return { requestId: entry.id, caseId, version, action, note, ...reasonAndDays, by }
}

type Found = {
  readonly stored: StoredCase
  readonly standing: SellerStanding
  readonly reports: readonly DocumentSnapshot[]
  readonly listing: StoredListing | undefined
  /** The seller is one. */
  readonly isModerator: boolean
}

/** The data that the decision is about; undefined when it has changed since the moderator saw it. */
async function readFor(
  firestore: Firestore,
  transaction: Transaction,
  { caseId, version }: Decision,
  now: Date,
): Promise<Found | undefined> {
  const [snapshot, listing, { docs }] = await Promise.all([
    transaction.get(firestore.doc(`cases/${caseId}`)),
    readListing(firestore, caseId, (ref) => transaction.get(ref)),
    transaction.get(reportsOf(firestore, caseId)),
  ])
  const stored = readCase(snapshot)
  // A listing in an older form may have no seller: an operator has to look at it.
  if (stored?.version !== version || stored.sellerId === '') return undefined
  // If `followCase` has not seen a change yet, the moderator has not seen it either.
  const facts = factsOf(listing?.fields, docs, stored)
  const current = facts && nextCase(stored, facts, now)
  if (!current || !isDeepStrictEqual(visibleState(current), visibleState(stored))) return undefined
  const [limits, role, deleted] = await Promise.all(
    ['limits', 'moderators', 'deletedAccounts'].map((name) =>
      transaction.get(firestore.doc(`${name}/${stored.sellerId}`)),
    ),
  )
  if (!limits || !role || deleted?.exists) return undefined
  const standing = readStanding(limits, now)
  return { stored: current, standing, reports: docs, listing, isModerator: role.exists }
}

/** Writes all effects of the decision; returns the new version of the case. */
function write(
  firestore: Firestore,
  transaction: Transaction,
  moderator: string,
  decision: Decision,
  { stored, standing, reports, listing }: Found,
  now: Date,
): number {
  const { requestId, caseId, action, note, version: _, ...reasonAndDays } = decision
  const { sellerId, title } = stored
  const at = now.toISOString()
  const notices = firestore.collection(`users/${sellerId}/notices`)

  const next = listingAfter(decision, stored)
  if (listing && next) writeListing(firestore, transaction, listing, next.state)

  const seller = sellerAfter(decision, standing, now)
  if (seller) transaction.set(firestore.doc(`limits/${sellerId}`), seller.fields, { merge: true })

  const outcome = reportOutcome(action, stored)
  if (outcome) {
    const answer = { outcome, by: requestId, at }
    for (const { ref } of unanswered(reports)) transaction.update(ref, { answer })
  }

  const objectionOutcome = stored.objection && outcomeOfObjection(action, stored.objection.action)
  if (stored.objection && objectionOutcome) {
    // Other actions have a notice of their own, with the note.
    const answer = action === 'dismiss' && note !== '' ? { answer: note } : {}
    const answered = { objection: { outcome: objectionOutcome, ...answer } }
    transaction.set(notices.doc(stored.objection.noticeId), answered, { merge: true })
  }

  const after = decidedCase(stored, next?.facts, { outcome, objectionOutcome }, now)
  transaction.set(firestore.doc(`cases/${caseId}`), after)

  const entry: Omit<AuditEntry, 'id'> = {
    caseId,
    sellerId,
    title,
    action,
    note,
    ...reasonAndDays,
    by: moderator,
    at,
    before: { ...standing, version: stored.version, status: stored.status },
    after: { ...(seller?.standing ?? standing), version: after.version, status: after.status },
    ...(objectionOutcome && { objectionOutcome }),
  }
  transaction.create(firestore.doc(`auditLog/${requestId}`), entry)
  if (noticeAction(action)) {
    const notice = { listingId: caseId, title, action, note, ...reasonAndDays, at }
    transaction.create(notices.doc(requestId), notice)
  }
  return after.version
}
