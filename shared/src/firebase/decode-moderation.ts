import * as v from 'valibot'

import { reportReasons } from '#domain/listing/listing-report.ts'
import type { FoundUser } from '#domain/moderation/found-user.ts'
import type {
  AuditEntry,
  CaseReport,
  ModerationCase,
  Notice,
} from '#domain/moderation/moderation.ts'
import { caseActions, flagKinds } from '#domain/moderation/moderation.ts'
import { oneLine } from '#domain/text/one-line.ts'

const reason = v.picklist(reportReasons)
const action = v.picklist(caseActions)
const status = v.picklist(['active', 'sold', 'held', 'removed', 'deleted'])

const caseFields = v.object({
  sellerId: v.string(),
  title: v.pipe(v.string(), v.transform(oneLine)),
  version: v.number(),
  status,
  heldBy: v.exactOptional(v.string()),
  reasons: v.array(reason),
  flags: v.array(
    v.object({
      kind: v.picklist(flagKinds),
      detail: v.string(),
      isOwn: v.exactOptional(v.literal(true)),
    }),
  ),
  objection: v.exactOptional(
    v.object({
      noticeId: v.string(),
      action,
      text: v.string(),
      at: v.string(),
      against: v.string(),
    }),
  ),
  openedAt: v.string(),
  dueAt: v.exactOptional(v.string()),
})

const standing = v.object({
  isTrusted: v.boolean(),
  isBanned: v.boolean(),
  blockedUntil: v.exactOptional(v.string()),
})

const state = v.object({ version: v.number(), status, ...standing.entries })

const foundUsers = v.object({
  users: v.array(
    v.object({
      id: v.string(),
      name: v.pipe(v.string(), v.transform(oneLine)),
      standing,
      cases: v.array(
        v.object({ id: v.string(), title: v.pipe(v.string(), v.transform(oneLine)), status }),
      ),
    }),
  ),
})

const entryFields = v.object({
  caseId: v.string(),
  sellerId: v.string(),
  title: v.pipe(v.string(), v.transform(oneLine)),
  action: v.picklist([...caseActions, 'object']),
  reason: v.exactOptional(reason),
  note: v.string(),
  days: v.exactOptional(v.number()),
  by: v.string(),
  at: v.string(),
  objectionOutcome: v.exactOptional(v.picklist(['accepted', 'rejected'])),
  before: state,
  after: state,
})

const noticeFields = v.object({
  listingId: v.string(),
  title: v.pipe(v.string(), v.transform(oneLine)),
  action,
  reason: v.exactOptional(reason),
  note: v.string(),
  days: v.exactOptional(v.number()),
  at: v.string(),
  objection: v.exactOptional(
    v.object({
      text: v.string(),
      outcome: v.exactOptional(v.picklist(['accepted', 'rejected'])),
      answer: v.exactOptional(v.string()),
    }),
  ),
})

const time = v.pipe(
  v.object({ seconds: v.number() }),
  v.transform(({ seconds }) => new Date(seconds * 1000).toISOString()),
)

const reportFields = v.pipe(
  v.object({
    userId: v.string(),
    reason,
    comment: v.fallback(v.string(), ''),
    createdAt: v.fallback(time, ''),
    reporter: v.exactOptional(
      v.object({
        accountDays: v.number(),
        isConfirmed: v.boolean(),
        isPhoneVerified: v.exactOptional(v.boolean()),
        right: v.number(),
        wrong: v.number(),
      }),
    ),
    answer: v.exactOptional(v.object({ outcome: v.picklist(['removed', 'kept']) })),
  }),
  v.transform(({ answer, ...report }) => ({ ...report, ...answer })),
)

// Only functions write these documents: one that cannot be read is a bug, and throws.

export function decodeCase(id: string, fields: unknown): ModerationCase {
  return { id, ...v.parse(caseFields, fields) }
}

const deletedListing = v.object({ listing: v.exactOptional(v.record(v.string(), v.unknown())) })

/** What a case stores of a deleted listing: its fields, without pictures. */
export function decodeDeletedListing(
  fields: unknown,
): Readonly<Record<string, unknown>> | undefined {
  return v.parse(deletedListing, fields).listing
}

export function decodeAuditEntry(id: string, fields: unknown): AuditEntry {
  return { id, ...v.parse(entryFields, fields) }
}

export function decodeFoundUsers(answer: unknown): readonly FoundUser[] {
  return v.parse(foundUsers, answer).users
}

export function decodeNotice(id: string, fields: unknown): Notice {
  return { id, ...v.parse(noticeFields, fields) }
}

export function decodeReport(fields: unknown): CaseReport {
  return v.parse(reportFields, fields)
}
