import type { ListingReport, ReportReason } from '#domain/listing/listing-report.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Reporter } from './report-weight.ts'

/** The roles that an operator can give a user. Admins may also decide about moderators. */
export const roles = ['moderator', 'admin'] as const

export type Role = (typeof roles)[number]

/** What a moderator can do about a listing or its seller (specification, section 2.13). */
export const caseActions = [
  /** Leaves the listing as it is. */
  'dismiss',
  /** Takes the listing away; only another decision brings it back. */
  'remove',
  /** Takes it away until it is looked into; the case stays open. */
  'hold',
  /** Brings a held or removed listing back. */
  'restore',
  'warn',
  /** The seller cannot post or change anything for some days. */
  'suspend',
  /** The account is closed, and its listings are held. */
  'ban',
  /** Ends a suspension or a ban. */
  'lift',
  /** No limits on how often the seller posts. */
  'trust',
  'distrust',
] as const

export type CaseAction = (typeof caseActions)[number]

/** The longest note for a seller, and the longest objection, in characters. */
export const maxNoteLength = 1000

/** The longest suspension, in days. */
export const maxSuspensionDays = 365

/** What plain code notices in a listing. */
export const flagKinds = [
  'same-picture',
  'same-text',
  'low-price',
  'contact-in-text',
  'many-new',
  'many-owned',
] as const

/** Why plain code put a listing before the desk. */
export type CaseFlag = {
  readonly kind: (typeof flagKinds)[number]
  /** What the listing was compared with: the id of another listing, a price, a part of its text. */
  readonly detail: string
  /** The other listing is the seller's own, and was removed, or deleted while it was reported. */
  readonly isOwn?: true
}

/** A seller's objection, which waits for another moderator than the one it is about. */
export type Objection = {
  /** The notice that it is about. */
  readonly noticeId: string
  readonly action: CaseAction
  readonly text: string
  /** ISO 8601. */
  readonly at: string
  /** The moderator whose decision it is about. */
  readonly against: string
}

export type ObjectionOutcome = 'accepted' | 'rejected'

/** A notice to a seller about a decision, in `users/{uid}/notices` (specification, section 2.13). */
export type Notice = {
  readonly id: string
  readonly listingId: string
  /** The title of the listing when it was decided. */
  readonly title: string
  readonly action: CaseAction
  readonly reason?: ReportReason
  /** The moderator's words; may be empty. */
  readonly note: string
  /** The length of a suspension. */
  readonly days?: number
  /** ISO 8601. */
  readonly at: string
  /** The seller's objection, and its outcome. */
  readonly objection?: {
    readonly text: string
    readonly outcome?: ObjectionOutcome
    /** The moderator's words about a rejected one. Those about an accepted one are in a notice of their own. */
    readonly answer?: string
  }
}

/** Everything about one listing that a moderator has to decide. */
export type ModerationCase = {
  /** The id of the listing. */
  readonly id: string
  readonly sellerId: string
  readonly title: string
  /** Grows with each change. A decision names the version that the moderator saw. */
  readonly version: number
  readonly status: Listing['status'] | 'deleted'
  /** Who holds it: `rate-limit`, `ban`, or `moderator`, who may have held it when it was deleted. */
  readonly heldBy?: string
  /** The reasons of reports without an answer. */
  readonly reasons: readonly ReportReason[]
  readonly flags: readonly CaseFlag[]
  readonly objection?: Objection
  /** ISO 8601; of a closed case, when it was opened last. */
  readonly openedAt: string
  /** By when it should be decided, ISO 8601: the order of the queue. Absent once it is closed. */
  readonly dueAt?: string
}

/** What moderators have decided about a seller. */
export type SellerStanding = {
  readonly isTrusted: boolean
  readonly isBanned: boolean
  /** Until when the seller cannot post or change anything, ISO 8601; absent once it is over. */
  readonly blockedUntil?: string
}

/** A report as the desk shows it. */
export type CaseReport = Omit<ListingReport, 'listingId'> & {
  /** ISO 8601. */
  readonly createdAt: string
  /** Absent in a report from before reporters were noted. */
  readonly reporter?: Reporter
  /** The answer to the reporter; absent while the report waits. */
  readonly outcome?: ReportOutcome
}

export type ReportOutcome = 'removed' | 'kept'

/** A decision or an objection, as the audit log stores it for two years; without words once the account is deleted. */
export type AuditEntry = {
  readonly id: string
  readonly caseId: string
  readonly sellerId: string
  readonly title: string
  readonly action: CaseAction | 'object'
  readonly reason?: ReportReason
  readonly note: string
  /** The length of a suspension. */
  readonly days?: number
  /** Who did it: a user id. */
  readonly by: string
  /** ISO 8601. */
  readonly at: string
  /** The decision about an objection. */
  readonly objectionOutcome?: ObjectionOutcome
  readonly before: AuditState
  readonly after: AuditState
}

/** What a decision can change. */
export type AuditState = SellerStanding & {
  readonly version: number
  readonly status: ModerationCase['status']
}

/** What a moderator sends. */
export type Decision = {
  /** A UUID: repeating the decision changes nothing. */
  readonly requestId: string
  readonly caseId: string
  /** The version of the case that the moderator saw. */
  readonly version: number
  readonly action: CaseAction
  readonly reason?: ReportReason
  /** For the seller, up to {@link maxNoteLength} characters; may be empty. */
  readonly note: string
  /** The length of a suspension: 1 to {@link maxSuspensionDays}. */
  readonly days?: number
}

/** Why a decision is refused. */
export type Refusal =
  /** Another moderator or a new report has changed the case since the moderator saw it. */
  | 'case-changed'
  /** The objection is about a decision of this moderator. */
  | 'decided-by-you'
  /** The listing is the moderator's own, or of another moderator, about whom only admins decide. */
  | 'too-close'
  /** The action makes no sense in this state. */
  | 'not-possible'
  /** The user's role has ended, or never was. */
  | 'no-moderator'
