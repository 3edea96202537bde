import type { ReportReason } from '#domain/listing/listing-report.ts'

/** What was known about a reporter when the report came (specification, section 2.13). */
export type Reporter = {
  /** Full days since the account was created. */
  readonly accountDays: number
  /** Whether the address of the account was confirmed. */
  readonly isConfirmed: boolean
  /** Whether a phone number of the account was verified; absent in reports from before that was noted. */
  readonly isPhoneVerified?: boolean
  /** Earlier reports of the user that led to a removal or a measure against the seller. */
  readonly right: number
  /** Earlier reports of the user that were dismissed. */
  readonly wrong: number
}

/** A report with what is known about its reporter: nothing if it is from before reporters were noted. */
export type WeighedReport = { readonly reason: ReportReason; readonly reporter?: Reporter }

const hoursByReason: Readonly<Record<ReportReason, number>> = {
  scam: 16,
  prohibited: 16,
  offensive: 12,
  'wrong-category': 4,
  duplicate: 4,
  unavailable: 4,
  other: 6,
}

/** An account is new for so many days. */
const newForDays = 7
const weightOfUnproven = 1 / 4
/** A number costs something, and verifies one account at a time. */
const weightOfPhone = 3 / 2

/** The most that all reports of new and unconfirmed accounts count together: half a scam. */
const maxHoursOfUnproven = 8

/** The most that all reports of a listing count together. */
const maxHours = 48

/**
 * How much a report counts: a quarter from a new or unconfirmed account, half as much again from one with a verified
 * phone number, up to twice as much from a user whose reports were right, and less the more of them were wrong.
 */
export function weightOf(reporter: Reporter): number {
  const weight = weightOfRecord(reporter) * (isProven(reporter) ? 1 : weightOfUnproven)
  return reporter.isPhoneVerified ? weight * weightOfPhone : weight
}

function isProven({ accountDays, isConfirmed }: Reporter): boolean {
  return accountDays >= newForDays && isConfirmed
}

/** 1 without a record; between 0 and 2, by the share of right ones. */
function weightOfRecord({ right, wrong }: Reporter): number {
  return (2 * (right + 1)) / (right + wrong + 2)
}

/**
 * By how many hours unanswered reports bring forward when a case is due. However many new and unconfirmed accounts report
 * a listing, together they count less than one report of a scam by an established one.
 */
export function hoursOfReports(reports: readonly WeighedReport[]): number {
  const sum = (some: readonly WeighedReport[]) =>
    some.reduce(
      (hours, { reason, reporter }) =>
        hours + hoursByReason[reason] * (reporter ? weightOf(reporter) : 1),
      0,
    )
  const isUnproven = ({ reporter }: WeighedReport) => reporter !== undefined && !isProven(reporter)
  const unproven = Math.min(sum(reports.filter(isUnproven)), maxHoursOfUnproven)
  return Math.min(unproven + sum(reports.filter((report) => !isUnproven(report))), maxHours)
}
