import { beforeEach, describe, expect, it } from 'vitest'

import type { Notice } from '#domain/moderation/moderation.ts'
import type { NoticesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { failed } from './failed.ts'

const removed: Notice = {
  id: '11111111-1111-4111-8111-111111111111',
  listingId: 'civic',
  title: 'Honda Civic',
  action: 'remove',
  reason: 'scam',
  note: 'No such car.',
  at: '2026-11-20T10:00:00.000Z',
}
const warned: Notice = {
  id: '22222222-2222-4222-8222-222222222222',
  listingId: 'chair',
  title: 'Chair',
  action: 'warn',
  reason: 'other',
  note: '',
  at: '2026-11-21T10:00:00.000Z',
}

/** What every {@link NoticesPort} does. `open` returns the port of the seller `ayse` with exactly these notices. */
export function describeNoticesPort(
  name: string,
  open: (notices: readonly Notice[]) => Promise<NoticesPort>,
): void {
  describe(`${name}: a NoticesPort`, () => {
    let port: NoticesPort
    beforeEach(async () => {
      port = await open([removed, warned])
    })

    it('lists the last notice first', async () => {
      expect(await port.list('ayse')).toEqual(ok([warned, removed]))
    })

    it('takes one objection to a decision', async () => {
      expect(await port.object(removed.id, 'It is my car.')).toEqual(ok(undefined))
      const objected = { ...removed, objection: { text: 'It is my car.' } }
      expect(await port.list('ayse')).toEqual(ok([warned, objected]))
      expect(await port.object(removed.id, 'Again!')).toEqual(ok(undefined))
      expect(await port.list('ayse')).toEqual(ok([warned, objected]))
    })

    it.each([
      ['a warning', warned.id],
      ['an unknown notice', '33333333-3333-4333-8333-333333333333'],
    ])('takes no objection to %s', async (_what, id) => {
      expect(await port.object(id, 'Why?')).toMatchObject(failed('invalid'))
    })
  })
}
