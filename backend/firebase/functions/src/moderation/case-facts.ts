import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import { hoursOfReports } from '@adamarket/shared/domain/moderation/report-weight.ts'
import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { linksOf, pictureName } from '#functions/pictures/picture-files.ts'
import { shortHash } from '#functions/limits/record-action.ts'
import { backendFields } from '#functions/withheld/stored-listing.ts'

import type { CaseFacts, StoredCase } from './stored-case.ts'

/**
 * The facts from a listing and its reports; undefined for a deleted one that nothing is known about.
 *
 * @param fields of the listing, wherever it is stored
 * @param last the fields of a deleted listing, as the event of the deletion has them
 */
export function factsOf(
  fields: StoredFields | undefined,
  reports: readonly DocumentSnapshot[],
  stored: StoredCase | undefined,
  last?: StoredFields,
): CaseFacts | undefined {
  const listing = fields ? listingFacts(fields) : deletedFacts(stored, last)
  const waiting = unanswered(reports).map((report) => v.parse(reportSchema, report.data()))
  return (
    listing && {
      ...listing,
      reasons: waiting.map(({ reason }) => reason),
      flags: stored?.flags ?? [],
      ...(waiting.length > 0 && { reportHours: hoursOfReports(waiting) }),
      ...(stored?.objection && { objection: stored.objection }),
      ...(stored?.statusBefore && { statusBefore: stored.statusBefore }),
    }
  )
}

/** What weighs a report; `note-reporter.ts` adds what is known about the reporter. */
const reportSchema = v.object({
  reason: v.fallback(v.picklist(reportReasons), 'other'),
  reporter: v.exactOptional(
    v.object({
      accountDays: v.number(),
      isConfirmed: v.boolean(),
      isPhoneVerified: v.exactOptional(v.boolean()),
      right: v.number(),
      wrong: v.number(),
    }),
  ),
})

type Known = Pick<StoredCase, 'sellerId' | 'title' | 'content' | 'status' | 'heldBy' | 'isRejected'>

/** What a case keeps of a deleted listing: all that moderators have to know, but no picture. */
function deletedFacts(stored: StoredCase | undefined, last: StoredFields | undefined) {
  // The event of the deletion may come again after a decision.
  const isKnown = stored?.status === 'deleted' || !last
  const before: Known | undefined = isKnown ? stored : listingFacts(last)
  if (!before) return undefined
  const { sellerId, title, content, heldBy, isRejected } = before
  const { imageUrl: _, ...fields } = last ?? {}
  const listing = stored?.listing ?? (last && fields)
  return {
    sellerId,
    title,
    content,
    status: 'deleted',
    ...(heldBy === 'moderator' && { heldBy }),
    ...((isRejected || before.status === 'removed') && { isRejected: true }),
    ...(listing && { listing }),
  } as const
}

function listingFacts(fields: StoredFields) {
  const { heldBy } = fields
  const status = v.parse(statusSchema, fields['status'])
  return {
    sellerId: v.parse(textSchema, fields['userId']),
    title: v.parse(textSchema, fields['title']),
    status,
    content: contentHash(fields),
    ...(status === 'held' && typeof heldBy === 'string' && { heldBy }),
  }
}

/** Fields that say nothing about what is offered. */
const ownFields: ReadonlySet<string> = new Set([...backendFields, 'status', 'renewedAt'])

/**
 * A hash of a listing's content, which changes only when the seller changes the listing: functions move pictures, and
 * give them other links.
 */
export function contentHash(fields: StoredFields): string {
  const content = Object.entries({ ...fields, imageUrl: linksOf(fields).map(pictureName) })
    .filter(([name]) => !ownFields.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return shortHash(JSON.stringify(content))
}

const textSchema = v.fallback(v.string(), '')
const statusSchema = v.fallback(v.picklist(['active', 'sold', 'held', 'removed']), 'active')

export function reportsOf(firestore: Firestore, listingId: string): Query {
  return firestore.collection('reports').where('listingId', '==', listingId)
}

export function unanswered(reports: readonly DocumentSnapshot[]): readonly DocumentSnapshot[] {
  return reports.filter((report) => report.get('answer') === undefined)
}
