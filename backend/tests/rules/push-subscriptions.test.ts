import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { deviceLimit } from '@adamarket/shared/domain/user/device-alerts.ts'
import { savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { describeOwnDocuments } from './own-documents-suite.ts'
import { firestoreRules } from './rules-under-test.ts'

const folder = 'users/ayse/pushSubscriptions'
const path = `${folder}/1`

const rules = firestoreRules('push-subscriptions')
const { store } = rules
const ayse = rules.signedInAs('ayse')

function device(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
    p256dh: 'p'.repeat(87),
    auth: 'a'.repeat(22),
    searches: ['1@1763632800000'],
    changedAt: serverTimestamp(),
    ...overrides,
  }
}

const save = (fields: object, id = '1') => setDoc(doc(ayse, folder, id), fields)
const stored = () => store(path, device({ changedAt: new Date() }))
/** As many as a user may have, with the longest names. */
const allSearches = Array.from({ length: savedSearchLimits.count }, () => '20@1763632800000000')

describeOwnDocuments(rules, {
  path,
  aDocument: device,
  change: { changedAt: serverTimestamp() },
  max: deviceLimit,
})

describe('devices that receive alerts', () => {
  it('are changed by their owner', async () => {
    await stored()
    await assertSucceeds(save(device({ searches: ['2@1'] })))
  })

  it('are no more than one user may have, by their ids', async () => {
    const ids = Array.from({ length: deviceLimit }, (_, index) => `${index + 1}`)
    for (const id of ids) await assertSucceeds(save(device(), id))
    for (const id of ['0', '01', `${deviceLimit + 1}`, '11', 'a']) {
      await assertFails(save(device(), id))
    }
  })

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl-_x',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2b%3d&x=1',
    'https://web.push.apple.com/QGuQyavXutnMH9y~.x+y',
    `https://fcm.googleapis.com/${'x'.repeat(900)}`,
  ])('have the address of a push service: %s', async (endpoint) => {
    await assertSucceeds(save(device({ endpoint })))
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com/',
    'https://fcm.googleapis.com:8080/fcm/send/abc',
    'https://fcm.googleapis.com.example/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@example.com/fcm/send/abc',
    'https://fcmxgoogleapis.com/fcm/send/abc',
    'https://a.b.notify.windows.com/w/',
    'https://notify.windows.com/w/x',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com/with space',
    `https://fcm.googleapis.com/${'x'.repeat(901)}`,
    ['https://fcm.googleapis.com/fcm/send/abc'],
  ])('have no other address: %s', async (endpoint) => {
    await assertFails(save(device({ endpoint })))
  })

  it('accept as many searches as a user may have', async () => {
    await assertSucceeds(save(device({ searches: allSearches })))
  })

  const invalid: readonly [string, Readonly<Record<string, unknown>>][] = [
    ['a public key of another length', { p256dh: 'p'.repeat(86) }],
    ['a public key in other letters', { p256dh: '+'.repeat(87) }],
    ['a secret of another length', { auth: 'a'.repeat(23) }],
    ['a secret in other letters', { auth: '/'.repeat(22) }],
    ['no searches', { searches: [] }],
    ['more searches than a user may have', { searches: [...allSearches, '1@1'] }],
    ['a search that no user can have', { searches: ['21@1'] }],
    ['a search without its time', { searches: ['1'] }],
    ['a search with a long time', { searches: ['1@12345678901234567'] }],
    ['searches that are not texts', { searches: [1] }],
    ['searches that are not a list', { searches: '1@1' }],
    ['another time than now', { changedAt: new Date() }],
    ['a field that they do not have', { note: 'x' }],
  ]

  it.each(invalid)('refuse %s', async (_what, fields) => {
    await assertFails(save(device(fields)))
  })

  it.each(invalid)('are not changed to have %s', async (_what, fields) => {
    await stored()
    await assertFails(updateDoc(doc(ayse, path), { changedAt: serverTimestamp(), ...fields }))
  })
})

it('messages to them are for no client', async () => {
  await store('pushMessages/1', { userId: 'ayse' })
  await assertFails(getDoc(doc(ayse, 'pushMessages/1')))
  await assertFails(setDoc(doc(ayse, 'pushMessages/1'), { userId: 'ayse' }))
  await assertFails(deleteDoc(doc(ayse, 'pushMessages/1')))
})
