import type { OwnRecords } from '#domain/user/own-records.ts'
import type { OwnRecordsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** The records of a user about whom nothing is stored. */
export const noRecords: OwnRecords = {
  reports: [],
  alerts: [],
  emails: [],
  notifications: [],
  notices: [],
  limits: [],
  roles: [],
  signIns: [],
}

/** An {@link OwnRecordsPort} of one user with these records. */
export function createMemoryOwnRecords(records: Partial<OwnRecords> = {}): OwnRecordsPort {
  return { read: async () => ok({ ...noRecords, ...records }) }
}
