import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  maxReportCommentLength,
  reportReasons,
} from '@adamarket/shared/domain/listing/listing-report.ts'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite'
import type { Firestore } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const hour = 60 * 60_000
const path = 'reports/civic_mehmet'

const { signedInAs, anonymous, store } = firestoreRules('reports')
const ayse = signedInAs('ayse')
const mehmet = signedInAs('mehmet')
beforeEach(() => store('posts/civic', { title: 'Honda Civic', userId: 'ayse' }))

function report(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    listingId: 'civic',
    userId: 'mehmet',
    reason: 'scam',
    comment: 'Asks for money first.',
    createdAt: serverTimestamp(),
    ...overrides,
  }
}

const send = (fields: object, client = mehmet, to = path) => setDoc(doc(client, to), fields)

describe('reports', () => {
  it.each(reportReasons)("can be sent about another user's listing: %s", async (reason) => {
    await assertSucceeds(send(report({ reason })))
  })

  it.each([
    ['a comment that is empty', { comment: '' }],
    ['the longest comment', { comment: 'ş'.repeat(maxReportCommentLength) }],
  ])('accept %s', async (_what, fields) => {
    await assertSucceeds(send(report(fields)))
  })

  it('can be sent about a listing in an older form, without an author', async () => {
    await store('posts/civic', { title: 'Honda Civic' })
    await assertSucceeds(send(report()))
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['an unknown reason', { reason: 'dislike' }],
    ['a comment that is too long', { comment: 'x'.repeat(maxReportCommentLength + 1) }],
    ['a comment that is not text', { comment: ['x'] }],
    ['a time of the client', { createdAt: Timestamp.fromMillis(Date.now() - hour) }],
    ['a field that reports do not have', { handled: true }],
    ['another listing than its id says', { listingId: 'focus' }],
    ['another user than its id says', { userId: 'ayse' }],
  ])('refuse %s', async (_what, fields) => {
    await store('posts/focus', { title: 'Ford Focus', userId: 'ayse' })
    await assertFails(send(report(fields)))
  })

  it.each(Object.keys(report()))('require %s', async (field) => {
    const fields = Object.entries(report()).filter(([name]) => name !== field)
    await assertFails(send(Object.fromEntries(fields)))
  })

  it('can be sent only by a signed-in user in their own name', async () => {
    await assertFails(send(report(), anonymous))
    await assertFails(send(report(), signedInAs('zeynep')))
  })

  it("cannot be sent about the user's own listing", async () => {
    await assertFails(send(report({ userId: 'ayse' }), ayse, 'reports/civic_ayse'))
  })

  it('cannot be sent about a listing that does not exist', async () => {
    await assertFails(send(report({ listingId: 'none' }), mehmet, 'reports/none_mehmet'))
  })

  it('cannot be sent under another id', async () => {
    await assertFails(send(report(), mehmet, 'reports/civic_mehmet_2'))
  })

  describe('once sent', () => {
    beforeEach(() => store(path, report({ createdAt: new Date() })))

    it('can be listed by moderators, 100 at a time', async () => {
      await store('moderators/selin', { role: 'moderator' })
      const list = (role: string, max: number) =>
        getDocs(query(collection(signedInAs('selin', { role }), 'reports'), limit(max)))
      await assertSucceeds(list('moderator', 100))
      await assertFails(list('moderator', 101))
      await assertFails(list('none', 1))
    })

    it('cannot be read by any other client', async () => {
      await assertFails(getDoc(doc(mehmet, path)))
      await assertFails(getDoc(doc(ayse, path)))
      await assertFails(getDocs(query(collection(mehmet, 'reports'), limit(1))))
    })

    it('cannot be changed, sent again or deleted', async () => {
      await assertFails(send(report()))
      await assertFails(updateDoc(doc(mehmet, path), { comment: 'More' }))
      await assertFails(deleteDoc(doc(mehmet, path)))
    })

    it('tell only their sender that they exist', async () => {
      const touch = (client: Firestore, to: string, uid: string) =>
        updateDoc(doc(client, to), { userId: uid })
      await assertSucceeds(touch(mehmet, path, 'mehmet'))
      await assertFails(touch(ayse, path, 'mehmet'))
      await assertFails(touch(anonymous, path, 'mehmet'))
      await assertFails(touch(mehmet, 'reports/focus_mehmet', 'mehmet'))
    })
  })

  it('are not sent with the last token of a deleted account', async () => {
    await store('deletedAccounts/mehmet', { deletedAt: new Date() })
    await assertFails(send(report()))
  })

  describe('of a user who sent too many', () => {
    it('are denied', async () => {
      await store('limits/mehmet', { reportsWaitUntil: new Date(Date.now() + hour) })
      await assertFails(send(report()))
    })

    it('are denied to a suspended user as well', async () => {
      await store('limits/mehmet', { blockedUntil: new Date(Date.now() + hour) })
      await assertFails(send(report()))
    })

    it('are allowed again after the wait', async () => {
      await store('limits/mehmet', { reportsWaitUntil: new Date(Date.now() - 1000) })
      await assertSucceeds(send(report()))
    })
  })
})
