/** Kinds of records about a user that no client can read, or only in part, as the download names them. */
export const ownRecordKinds = [
  'reports',
  'alerts',
  'emails',
  'notifications',
  'notices',
  'limits',
  'roles',
  'signIns',
] as const

/** A record as JSON: times are texts in ISO 8601. */
export type StoredRecord = Readonly<Record<string, unknown>>

/** All of them, in no particular order. What others reported and who decided is not in them. */
export type OwnRecords = Readonly<Record<(typeof ownRecordKinds)[number], readonly StoredRecord[]>>
