import { describe, expect, it } from 'vitest'

import type { OwnRecords } from '#domain/user/own-records.ts'
import type { OwnRecordsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import { noRecords } from '#memory/memory-own-records.ts'

const at = '2026-11-20T10:00:00.000Z'
const all: OwnRecords = {
  reports: [{ listingId: 'civic', reason: 'scam', comment: 'No such car.', createdAt: at }],
  alerts: [{ at }],
  emails: [{ to: ['ayse@example.com'], at, message: { subject: 'Cars', text: 'One new car\n' } }],
  notifications: [{ device: 'd', search: '1@1', title: 'Cars', body: 'One', path: '/search', at }],
  notices: [{ listingId: 'lamp', title: 'Lamp', action: 'warn', note: 'Be fair.', at }],
  limits: [{ isTrusted: true, reports: [{ at }] }],
  roles: [{ role: 'moderator' }],
  signIns: [{ joinedAt: at, lastSignedInAt: at }],
}

/** What every {@link OwnRecordsPort} does. `open` returns the port of the user `ayse` with exactly these records. */
export function describeOwnRecordsPort(
  name: string,
  open: (records: OwnRecords) => Promise<OwnRecordsPort>,
): void {
  describe(`${name}: an OwnRecordsPort`, () => {
    it.each([
      ['everything that is stored about the user', all],
      ['empty lists about a user about whom nothing is stored', noRecords],
    ])('reads %s', async (_what, records) => {
      const port = await open(records)
      expect(await port.read()).toEqual(ok(records))
    })
  })
}
