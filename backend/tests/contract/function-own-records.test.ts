import { ok } from '@adamarket/shared/domain/result.ts'
import type { OwnRecords } from '@adamarket/shared/domain/user/own-records.ts'
import { createFunctionOwnRecords } from '@adamarket/shared/firebase/function-own-records.ts'
import { describeOwnRecordsPort } from '@adamarket/shared/testing/own-records-port-contract.ts'
import { expect, it } from 'vitest'

import { forgetUser } from '#functions/accounts/forget-user.ts'
import { recordsOf } from '#functions/accounts/own-records.ts'
import { backendForTests } from '#tests/functions/backend.ts'

// A project whose functions do not run by themselves: the test is the function that is called.
const { firestore, bucket } = backendForTests('demo-own-records')
const store = (path: string, fields: object) => firestore.doc(path).set(fields)

/** Where a record is stored. */
const pathOf: Readonly<Record<Exclude<keyof OwnRecords, 'signIns'>, string>> = {
  reports: 'reports/civic_ayse',
  alerts: 'users/ayse/alerts/civic',
  emails: 'mail/one',
  notifications: 'pushMessages/one',
  notices: 'users/ayse/notices/one',
  limits: 'limits/ayse',
  roles: 'moderators/ayse',
}

const portOf = (uid: string, times?: Parameters<typeof recordsOf>[2]) =>
  createFunctionOwnRecords(async () => ok(await recordsOf(firestore, uid, times)))

/** As Auth says when an account was used. */
const signedInOnce = {
  creationTime: 'Fri, 20 Nov 2026 10:00:00 GMT',
  lastSignInTime: 'Fri, 20 Nov 2026 10:00:00 GMT',
}

describeOwnRecordsPort('by a function', async (records) => {
  await forgetUser(firestore, bucket, 'ayse')
  for (const [kind, path] of Object.entries(pathOf)) {
    const found = Object.entries(records).find(([name]) => name === kind)?.[1] ?? []
    for (const record of found) {
      const userId = /^users|limits|moderators/.test(path) ? {} : { userId: 'ayse' }
      await store(path, { ...record, ...userId })
    }
  }
  return portOf('ayse', records.signIns.length > 0 ? signedInOnce : undefined)
})

it('reads nothing of others, nor who decided, and times as texts', async () => {
  const at = new Date('2026-11-20T10:00:00.000Z')
  await store('reports/civic_mehmet', {
    userId: 'mehmet',
    listingId: 'civic',
    createdAt: at,
    answer: { outcome: 'removed', by: 'selin', at: '2026-11-21T10:00:00.000Z' },
  })
  await store('reports/civic_zeynep', { userId: 'zeynep', listingId: 'civic' })
  await store('mail/zeynep', { userId: 'zeynep', to: ['zeynep@example.com'] })
  await store('mail/mehmet', { userId: 'mehmet', at, delivery: { state: 'SUCCESS' }, headers: {} })
  await store('limits/mehmet', { reports: [{ id: 'x', at: at.toISOString() }] })
  expect(await portOf('mehmet').read()).toMatchObject(
    ok({
      reports: [
        {
          listingId: 'civic',
          createdAt: at.toISOString(),
          answer: { outcome: 'removed', at: '2026-11-21T10:00:00.000Z' },
        },
      ],
      emails: [{ at: at.toISOString() }],
      limits: [{ reports: [{ at: at.toISOString() }] }],
    }),
  )
  const text = JSON.stringify(await portOf('mehmet').read())
  for (const hidden of ['selin', 'zeynep', 'SUCCESS', 'headers', '"x"']) {
    expect(text).not.toContain(hidden)
  }
})

it('says in which language emails are', async () => {
  await store('users/gul/alertSettings/emails', { language: 'ru' })
  expect(await portOf('gul', signedInOnce).read()).toMatchObject(
    ok({ signIns: [{ emailLanguage: 'ru' }] }),
  )
})

it('takes no answer of another form', async () => {
  const port = createFunctionOwnRecords(async () => ok({ reports: 'none' }))
  expect(await port.read()).toMatchObject({ ok: false, error: { kind: 'unexpected' } })
})
