/** Why a listing is reported, in the order of the form. */
export const reportReasons = [
  'scam',
  'prohibited',
  'offensive',
  'wrong-category',
  'duplicate',
  'unavailable',
  'other',
] as const

export type ReportReason = (typeof reportReasons)[number]

/** A user's complaint about a listing: one for each user and listing. Only moderators can read it. */
export type ListingReport = {
  readonly listingId: string
  /** The user who reports. */
  readonly userId: string
  readonly reason: ReportReason
  /** The reporter's text, up to {@link maxReportCommentLength} characters; may be empty. */
  readonly comment: string
}

/** In characters. */
export const maxReportCommentLength = 1000
