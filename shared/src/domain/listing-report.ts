/** Why an ad is reported; the order is that of the form. */
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

/** What a user has against a listing. One for each user and listing; no user can read it from the site. */
export type ListingReport = {
  readonly listingId: string
  /** Who reports. */
  readonly userId: string
  readonly reason: ReportReason
  /** In the reporter's words, up to {@link longestReportComment} characters; may be empty. */
  readonly comment: string
}

/** In characters. */
export const longestReportComment = 1000
