import { randomUUID } from 'node:crypto'

import type { ReportReason } from '@adamarket/shared/domain/listing/listing-report.ts'
import { aPhoneNumber } from '@adamarket/shared/testing/a-phone-number.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { decide } from '#functions/moderation/decide.ts'
import { followCase } from '#functions/moderation/follow-case.ts'
import { noteReporter } from '#functions/moderation/note-reporter.ts'

import { backendForTests } from './backend.ts'

// A project whose functions do not run by themselves: the tests decide when they do.
const backend = backendForTests('demo-reporters')
const { firestore, auth } = backend
const now = new Date()
const day = 24 * 60 * 60_000

let run: string
beforeEach(() => {
  run = randomUUID().slice(0, 8)
})

const read = async (path: string) => (await firestore.doc(path).get()).data()
const caseOf = (listing: string) => read(`cases/${listing}`)

async function post(name: string): Promise<string> {
  const id = `${name}-${run}`
  await firestore.doc(`posts/${id}`).set({ title: name, userId: `seller-${run}` })
  return id
}

/** An account that is some days old. */
async function account(
  days: number,
  emailVerified: boolean,
  phoneNumber?: string,
): Promise<string> {
  const uid = `reporter-${randomUUID()}`
  const creationTime = new Date(now.getTime() - days * day - 1000).toUTCString()
  const email = `${uid}@example.com`
  await auth.importUsers([
    {
      uid,
      email,
      emailVerified,
      ...(phoneNumber !== undefined && { phoneNumber }),
      metadata: { creationTime },
    },
  ])
  return uid
}

/** What the function does for a new report. */
async function report(listingId: string, userId: string, reason: ReportReason = 'scam') {
  const id = `${listingId}_${userId}`
  await firestore.doc(`reports/${id}`).set({ listingId, userId, reason, comment: '' })
  await noteReporter(backend, id)
  await followCase(firestore, listingId, now)
  return await read(`reports/${id}`)
}

const answer = (listing: string, userId: string, outcome: 'removed' | 'kept') =>
  firestore
    .doc(`reports/${listing}_${userId}`)
    .set({ listingId: listing, userId, answer: { outcome } })

describe('a report', () => {
  it('keeps what was known about its reporter: age, address and earlier reports', async () => {
    const uid = await account(30, true)
    await answer(`a-${run}`, uid, 'removed')
    await answer(`b-${run}`, uid, 'removed')
    await answer(`c-${run}`, uid, 'kept')
    expect(await report(await post('civic'), uid)).toMatchObject({
      reporter: { accountDays: 30, isConfirmed: true, isPhoneVerified: false, right: 2, wrong: 1 },
    })
  })

  it('counts more from a reporter with a verified phone number', async () => {
    const listing = await post('civic')
    expect(await report(listing, await account(30, true, aPhoneNumber()))).toMatchObject({
      reporter: { isPhoneVerified: true },
    })
    expect(await caseOf(listing)).toMatchObject({ reportHours: 24 })
  })

  it('keeps it as it was, when its event comes again after other answers', async () => {
    const uid = await account(0, false)
    const listing = await post('civic')
    const first = await report(listing, uid)
    const opened = await caseOf(listing)
    await answer(`a-${run}`, uid, 'removed')
    await noteReporter(backend, `${listing}_${uid}`)
    await followCase(firestore, listing, now)
    expect(await read(`reports/${listing}_${uid}`)).toEqual(first)
    expect(await caseOf(listing)).toEqual(opened)
  })

  it('that was deleted does not come back', async () => {
    await noteReporter(backend, `gone-${run}_${await account(30, true)}`)
    expect(await read(`reports/gone-${run}`)).toBeUndefined()
  })
})

describe('the queue', () => {
  it('has what one established user reports before what many new or unconfirmed ones do', async () => {
    const [boat, civic] = [await post('boat'), await post('civic')]
    for (let count = 0; count < 6; count += 1) await report(boat, await account(0, false))
    for (let count = 0; count < 6; count += 1) await report(boat, await account(100, false))
    await report(civic, await account(100, true))
    const [many, one] = [await caseOf(boat), await caseOf(civic)]
    expect(many?.['reasons']).toHaveLength(12)
    expect(one?.['dueAt'] < many?.['dueAt']).toBe(true)
    expect(many?.['dueAt'] > now.toISOString()).toBe(true)
  })

  it('has what a user reports who was right before what one reports who was wrong', async () => {
    const [boat, civic] = [await post('boat'), await post('civic')]
    const [wrong, right] = [await account(100, true), await account(100, true)]
    await answer(`a-${run}`, wrong, 'kept')
    await answer(`a-${run}`, right, 'removed')
    await report(boat, wrong)
    await report(civic, right)
    expect((await caseOf(civic))?.['dueAt'] < (await caseOf(boat))?.['dueAt']).toBe(true)
  })
})

it('lets moderators decide about a case from before reports were weighed', async () => {
  await firestore.doc('moderators/selin').set({ role: 'moderator' })
  const listing = await post('civic')
  await report(listing, await account(0, false))
  const { reportHours: _, ...older } = (await caseOf(listing)) ?? {}
  await firestore.doc(`cases/${listing}`).set({ ...older, dueAt: now.toISOString() })
  const decision = { requestId: randomUUID(), caseId: listing, version: 1, note: '' } as const
  expect(await decide(firestore, 'selin', { ...decision, action: 'dismiss' }, now)).toEqual({
    ok: true,
    value: 2,
  })
  expect(await caseOf(listing)).not.toHaveProperty('dueAt')
})
