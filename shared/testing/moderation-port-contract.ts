import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { AppError } from '#domain/app-error.ts'
import type { ReportReason } from '#domain/listing/listing-report.ts'
import type { Decision, ModerationCase } from '#domain/moderation/moderation.ts'
import type { ModerationPort } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import type { Reporter } from '#domain/moderation/report-weight.ts'
import { ok } from '#domain/result.ts'

import { failed } from './failed.ts'

type Opened = {
  /** As the moderator `selin` sees it. */
  readonly port: ModerationPort
  /** Reports a listing once more. */
  report(listingId: string, reason: ReportReason, reporter?: Reporter): Promise<void>
  /** Deletes a listing, as its seller does. */
  deleteListing(listingId: string): Promise<void>
  /** Ends the moderator's role. */
  endRole(): Promise<void>
}

/** A busy machine may be slow to call back: slow is not failed. */
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 60_000 })

/** What every {@link ModerationPort} does. `open` returns a port over active listings of `ayse` with these reports. */
export function describeModerationPort(
  name: string,
  open: (reports: Readonly<Record<string, readonly ReportReason[]>>) => Promise<Opened>,
): void {
  describe(`${name}: a ModerationPort`, () => {
    let opened: Opened
    beforeEach(async () => {
      opened = await open({ chair: ['duplicate'], civic: ['scam', 'other'] })
    })

    it('calls back with the open cases, the most urgent first, and with each change', async () => {
      const { queue, stop } = follow(opened.port)
      await eventually(() => expect(idsOf(queue())).toEqual(['civic', 'chair']))
      await opened.report('lamp', 'scam')
      await eventually(() => expect(idsOf(queue())).toEqual(['civic', 'lamp', 'chair']))
      stop()
    })

    it('does not call back any more once it is stopped', async () => {
      const one = follow(opened.port)
      const other = follow(opened.port)
      await eventually(() => expect(idsOf(one.queue())).toHaveLength(2))
      one.stop()
      await opened.report('lamp', 'scam')
      await eventually(() => expect(idsOf(other.queue())).toHaveLength(3))
      expect(idsOf(one.queue())).toHaveLength(2)
      other.stop()
    })

    it('calls back when the role has ended', async () => {
      const { queue } = follow(opened.port)
      await eventually(() => expect(idsOf(queue())).toHaveLength(2))
      await opened.endRole()
      await eventually(() => expect(queue()).toMatchObject(failed('permission-denied')))
    })

    it('removes a listing, and closes its case', async () => {
      const { queue, stop } = follow(opened.port)
      const civic = await caseOf(opened.port, 'civic')
      expect(await opened.port.decide(removing(civic))).toEqual(ok(civic.version + 1))
      await eventually(() => expect(idsOf(queue())).toEqual(['chair']))
      stop()
      const details = await opened.port.details(civic)
      expect(details).toMatchObject(
        ok({
          listing: { id: 'civic', status: 'removed' },
          reports: [{ outcome: 'removed' }, { outcome: 'removed' }],
          standing: { isBanned: false, isTrusted: false },
          otherCases: [{ id: 'chair' }],
          history: [{ action: 'remove', reason: 'scam', note: 'No such car.', by: 'selin' }],
        }),
      )
    })

    it('shows what a deleted listing said until its reports are answered, by acting on its seller', async () => {
      await opened.deleteListing('civic')
      const civic = await caseOf(opened.port, 'civic', 'deleted')
      expect(await opened.port.details(civic)).toMatchObject(
        ok({ listing: { title: civic.title, imageUrl: [] }, reports: [{}, {}] }),
      )
      expect(await opened.port.decide(removing(civic))).toMatchObject(failed('not-possible'))
      const warning = { ...removing(civic), action: 'warn' } as const
      expect(await opened.port.decide(warning)).toEqual(ok(civic.version + 1))
      expect(await opened.port.byId('civic')).not.toHaveProperty('value.dueAt')
      expect(await opened.port.details(civic)).toMatchObject(
        ok({ reports: [{ outcome: 'removed' }, { outcome: 'removed' }] }),
      )
    })

    it('has a case by its id, also when it is closed', async () => {
      const civic = await caseOf(opened.port, 'civic')
      expect(await opened.port.byId('civic')).toMatchObject(ok(civic))
      await opened.port.decide(removing(civic))
      const closed = await opened.port.byId('civic')
      expect(closed).toMatchObject(ok({ id: 'civic', status: 'removed' }))
      expect(closed).not.toHaveProperty('value.dueAt')
      for (const id of ['no-such-case', 'a/b']) {
        expect(await opened.port.byId(id)).toEqual(ok(undefined))
      }
    })

    it('shows what is known about each reporter', async () => {
      const reporter = {
        accountDays: 3,
        isConfirmed: false,
        isPhoneVerified: true,
        right: 2,
        wrong: 1,
      }
      await opened.report('lamp', 'scam', reporter)
      const lamp = await caseOf(opened.port, 'lamp')
      expect(await opened.port.details(lamp)).toMatchObject(ok({ reports: [{ reporter }] }))
    })

    it('tells what was decided last, the newest first', async () => {
      for (const id of ['chair', 'civic']) {
        const one = await caseOf(opened.port, id)
        expect(await opened.port.decide(removing(one, crypto.randomUUID()))).toMatchObject({
          ok: true,
        })
      }
      expect(await opened.port.decided()).toMatchObject(
        ok([
          { caseId: 'civic', action: 'remove', reason: 'scam', by: 'selin' },
          { caseId: 'chair', action: 'remove', reason: 'scam', by: 'selin' },
        ]),
      )
    })

    it('makes a decision once, however often it is sent', async () => {
      const civic = await caseOf(opened.port, 'civic')
      const first = await opened.port.decide(removing(civic))
      expect(await opened.port.decide(removing(civic))).toEqual(first)
      const { value } = { value: undefined, ...(await opened.port.details(civic)) }
      expect(value?.history).toHaveLength(1)
    })

    it('refuses a decision about a case that has changed', async () => {
      const civic = await caseOf(opened.port, 'civic')
      await opened.report('civic', 'scam')
      expect(await opened.port.decide(removing(civic))).toMatchObject(failed('case-changed'))
    })

    it('refuses what makes no sense', async () => {
      const { id: caseId, version } = await caseOf(opened.port, 'civic')
      const decision = { requestId: crypto.randomUUID(), caseId, version, note: '' }
      expect(await opened.port.decide({ ...decision, action: 'restore' })).toMatchObject(
        failed('not-possible'),
      )
    })
  })
}

type Queue = Result<readonly ModerationCase[], AppError>

function follow(port: ModerationPort) {
  let last: Queue | undefined
  const stop = port.followQueue('selin', (queue) => {
    last = queue
  })
  return { queue: () => last, stop }
}

const casesOf = (queue: Queue | undefined) => (queue?.ok ? queue.value : [])
const idsOf = (queue: Queue | undefined) => casesOf(queue).map(({ id }) => id)

async function caseOf(
  port: ModerationPort,
  id: string,
  status: ModerationCase['status'] = 'active',
): Promise<ModerationCase> {
  const { queue, stop } = follow(port)
  const isFound = (one: ModerationCase) => one.id === id && one.status === status
  const found = await vi.waitUntil(() => casesOf(queue()).find(isFound), { timeout: 60_000 })
  stop()
  return found
}

const removing = (
  { id, version }: ModerationCase,
  requestId = '6f2cbb1c-61a6-4b2a-9f3a-0c7be5c4f0a1',
): Decision => ({
  requestId,
  caseId: id,
  version,
  action: 'remove',
  reason: 'scam',
  note: 'No such car.',
})
