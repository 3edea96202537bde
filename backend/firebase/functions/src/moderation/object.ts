import type { AuditEntry, Objection } from '@adamarket/shared/domain/moderation/moderation.ts'
import { allowsObjection } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { caseActions, maxNoteLength } from '@adamarket/shared/domain/moderation/moderation.ts'
import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import type { CaseFacts } from './stored-case.ts'
import { nextCase, readCase, readStanding } from './stored-case.ts'

/** An objection as a client sends it. */
export const objectionSchema = v.strictObject({
  noticeId: v.pipe(v.string(), v.uuid()),
  // Measured first: to fold the nine megabytes that a call may have takes seconds.
  text: v.pipe(
    v.string(),
    v.maxLength(maxNoteLength),
    v.transform(manyLines),
    v.nonEmpty(),
    v.maxLength(maxNoteLength),
  ),
})

const noticeSchema = v.object({
  listingId: v.string(),
  title: v.string(),
  action: v.picklist(caseActions),
  objection: v.exactOptional(v.object({ text: v.string() })),
})

/**
 * Takes a seller's objection to a decision, once: it opens the case again, for another moderator. Repeating it
 * changes nothing.
 *
 * @returns whether it is taken: false for a notice that the seller does not have, or that allows none
 */
export function object(
  firestore: Firestore,
  uid: string,
  { noticeId, text }: v.InferOutput<typeof objectionSchema>,
  now: Date,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const noticeRef = firestore.doc(`users/${uid}/notices/${noticeId}`)
    const [found, decision, limits] = await Promise.all([
      transaction.get(noticeRef),
      transaction.get(firestore.doc(`auditLog/${noticeId}`)),
      transaction.get(firestore.doc(`limits/${uid}`)),
    ])
    const notice = v.safeParse(noticeSchema, found.data())
    if (!notice.success || !allowsObjection(notice.output.action)) return false
    if (notice.output.objection) return true
    const { listingId, title, action } = notice.output
    const caseRef = firestore.doc(`cases/${listingId}`)
    const stored = readCase(await transaction.get(caseRef))
    // One objection at a time: the first decides about the listing anyway.
    if (stored?.objection) return false
    const at = now.toISOString()
    // The audit log has forgotten who made a decision of long ago: then any moderator may answer.
    const against = v.parse(v.fallback(v.string(), ''), decision.get('by'))
    const objection: Objection = { noticeId, action, text, at, against }
    const facts = { ...(stored ?? deletedListing(uid, title)), objection }
    const next = nextCase(stored, facts, now)
    if (!next) throw new Error('An objection opens a case')
    const version = next.version + 1
    transaction.set(caseRef, { ...next, version })
    transaction.update(noticeRef, { objection: { text } })
    const state = { ...readStanding(limits, now), status: next.status }
    const entry: Omit<AuditEntry, 'id'> = {
      caseId: listingId,
      sellerId: uid,
      title,
      action: 'object',
      note: text,
      by: uid,
      at,
      before: { ...state, version: stored?.version ?? 0 },
      after: { ...state, version },
    }
    transaction.create(firestore.doc(`auditLog/${noticeId}-objection`), entry)
    return true
  })
}

/** The seller may have deleted the listing, and object to a ban. */
function deletedListing(sellerId: string, title: string): CaseFacts {
  return { sellerId, title, status: 'deleted', content: '', reasons: [], flags: [] }
}
