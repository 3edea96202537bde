import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { ReportReason } from '@adamarket/shared/domain/listing/listing-report.ts'
import type { Reporter } from '@adamarket/shared/domain/moderation/report-weight.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { CallFunction } from '@adamarket/shared/firebase/call-function.ts'
import { createFirestoreModeration } from '@adamarket/shared/firebase/firestore-moderation.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { describeModerationPort } from '@adamarket/shared/testing/moderation-port-contract.ts'
import { Timestamp } from 'firebase/firestore/lite'
import { afterAll, afterEach, expect, it } from 'vitest'
import * as v from 'valibot'

import { decide } from '#functions/moderation/decide.ts'
import { decisionSchema } from '#functions/moderation/decision-schema.ts'
import { findUsers, userSearchSchema } from '#functions/moderation/find-users.ts'
import { followCase } from '#functions/moderation/follow-case.ts'
import { openBackend } from '#tests/functions/backend.ts'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const project = 'demo-contract-desk'
const openedAt = new Date('2026-11-20T10:00:00.000Z')

// A project whose functions do not run by themselves: the test is the function that is called.
const backend = openBackend(project)
const opened: EmulatedFirestore[] = []
afterEach(() => Promise.all(opened.splice(0).map((emulated) => emulated.close())))
afterAll(() => backend.close())

/** More often than a page does. */
const poll = (read: () => void) => {
  read()
  const timer = setInterval(read, 200)
  return () => clearInterval(timer)
}

const callAs =
  (uid: string): CallFunction =>
  async (name, data) => {
    if (name === 'findUsers') {
      const search = v.parse(userSearchSchema, data)
      return ok({ users: await findUsers(backend, uid, search, new Date()) })
    }
    const decision = v.parse(decisionSchema, data)
    const decided = await decide(backend.firestore, uid, decision, new Date())
    if (decided.ok) return ok({ version: decided.value })
    return err(appError('invalid', { details: { refusal: decided.error } }))
  }

async function open(reports: Readonly<Record<string, readonly ReportReason[]>> = {}) {
  const emulated = await openEmulatedFirestore('desk', project)
  opened.push(emulated)
  let reporters = 0
  const report = async (id: string, reason: ReportReason, reporter?: Reporter) => {
    reporters += 1
    const userId = `reporter-${reporters}`
    const { id: _, ...listing } = aListing()
    await emulated.store(`posts/${id}`, listing)
    await emulated.store(`reports/${id}_${userId}`, {
      listingId: id,
      userId,
      reason,
      comment: '',
      createdAt: Timestamp.now(),
      ...(reporter && { reporter }),
    })
    await followCase(backend.firestore, id, openedAt)
  }
  const role = backend.firestore.doc('moderators/selin')
  await role.set({ role: 'moderator' })
  await backend.firestore.doc(`users/${aListing().userId}`).set({ name: 'Ayşe' })
  for (const [id, reasons] of Object.entries(reports)) {
    for (const reason of reasons) await report(id, reason)
  }
  const signedIn = emulated.signedInAs('selin', 'selin@example.com', { role: 'moderator' })
  return {
    emulated,
    port: createFirestoreModeration(signedIn, callAs('selin'), poll),
    report,
    deleteListing: async (id: string) => {
      const post = backend.firestore.doc(`posts/${id}`)
      const last = (await post.get()).data()
      await post.delete()
      await followCase(backend.firestore, id, openedAt, { last })
    },
    endRole: async () => void (await role.delete()),
  }
}

describeModerationPort('in Firestore', open)

it('finds a seller with standing and all cases', async () => {
  const { port } = await open({ chair: ['duplicate'], civic: ['scam'] })
  const { userId: id, title } = aListing()
  expect(await port.findUsers(id)).toEqual(
    ok([
      {
        id,
        name: 'Ayşe',
        standing: { isTrusted: false, isBanned: false },
        cases: ['chair', 'civic'].map((one) => ({ id: one, title, status: 'active' })),
      },
    ]),
  )
})

it('tells of no objections and roles among the decisions', async () => {
  const { emulated, port } = await open()
  const at = openedAt.toISOString()
  await emulated.store('auditLog/role', { action: 'role', userId: 'selin', at })
  await emulated.store('auditLog/objection', { action: 'object', sellerId: 'ayse', at })
  expect(await port.decided()).toEqual(ok([]))
})

it('tells visitors without a role nothing', async () => {
  const { emulated } = await open({ civic: ['scam'] })
  const signedIn = emulated.signedInAs('ayse', 'ayse@example.com')
  const port = createFirestoreModeration(signedIn, callAs('ayse'), poll)
  const queue = await new Promise((resolve) => port.followQueue('ayse', resolve))
  expect(queue).toMatchObject({ ok: false, error: { kind: 'permission-denied' } })
})
