import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import {
  disguisedTexts,
  plainNames,
  posingNames,
  unseenTexts,
} from '@adamarket/shared/testing/hostile-names.ts'
import { beforeEach, describe, it } from 'vitest'

import { firestoreRules, pictureLink } from './rules-under-test.ts'
import { timeFromNow } from './time-from-now.ts'

const hour = 60 * 60_000

const { projectId, signedInAs, anonymous, store } = firestoreRules('users')
const ayse = signedInAs('ayse', { email: 'ayse@example.com' })

function profile(overrides: Readonly<Record<string, unknown>> = {}) {
  return { name: 'Ayşe Kaya', email: 'ayse@example.com', about: '', ...overrides }
}

const picture = (filename = 'me_640x640.webp', uid = 'ayse') =>
  pictureLink(projectId, uid, filename)

const save = (fields: object, client = ayse) => setDoc(doc(client, 'users/ayse'), fields)
const change = (fields: object) => updateDoc(doc(ayse, 'users/ayse'), fields)

describe('profiles', () => {
  it('can be read by anyone, one at a time', async () => {
    await assertSucceeds(getDoc(doc(anonymous, 'users/ayse')))
    await assertFails(getDocs(query(collection(ayse, 'users'), limit(1))))
  })

  it('can be created and changed by their owners', async () => {
    await assertSucceeds(save(profile()))
    await assertSucceeds(save(profile({ name: 'Ayşe Demir' })))
  })

  it('cannot be created or changed by another user', async () => {
    await assertFails(save(profile(), anonymous))
    await assertFails(setDoc(doc(ayse, 'users/mehmet'), profile()))
    await store('users/ayse', profile())
    await store('users/mehmet', profile({ email: '' }))
    await assertFails(save(profile({ name: 'Another name' }), anonymous))
    await assertFails(updateDoc(doc(ayse, 'users/mehmet'), { name: 'Another name' }))
  })

  it('are not written again with the last token of a deleted account', async () => {
    await store('deletedAccounts/ayse', { deletedAt: new Date() })
    await assertFails(save(profile()))
  })

  it('cannot be deleted', async () => {
    await store('users/ayse', profile())
    await assertFails(deleteDoc(doc(ayse, 'users/ayse')))
  })

  it.each([
    ['the longest name', { name: 'ş'.repeat(100) }],
    ['the longest text about oneself', { about: 'x'.repeat(2000) }],
    ...plainNames.map((name): [string, Readonly<Record<string, unknown>>] => [
      `the name ${name}`,
      { name },
    ]),
    ['no email address shown', { email: '' }],
    ['a picture of their own', { picture: picture() }],
    ['the time of registration', { memberSince: timeFromNow(0) }],
    ['the time of a clock that is slow', { memberSince: timeFromNow(-23 * hour) }],
    ['the time of a clock that is fast', { memberSince: timeFromNow(23 * hour) }],
  ])('accept %s', async (_what, fields) => {
    await assertSucceeds(save(profile(fields)))
  })

  const refused: readonly [string, Readonly<Record<string, unknown>>][] = [
    ...[...unseenTexts, ...disguisedTexts, ...posingNames].map(
      (name): [string, Readonly<Record<string, unknown>>] => [
        `the name ${JSON.stringify(name)}`,
        { name },
      ],
    ),
    ['a name in decorative letters', { name: '𝓐𝔂𝓼𝓮' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['a name that is not text', { name: 7 }],
    ['an about text that is too long', { about: 'x'.repeat(2001) }],
    ['an about text that is not text', { about: ['x'] }],
    ["another user's email address", { email: 'mehmet@example.com' }],
    ["a picture of another user's", { picture: picture('me_640x640.webp', 'mehmet') }],
    ['a picture from anywhere', { picture: 'https://example.com/me.webp' }],
    ['a picture that is not text', { picture: [picture()] }],
    ['several pictures in one', { picture: `${picture()} ${picture()}` }],
    ['a field that profiles do not have', { admin: true }],
  ]
  it.each<(typeof refused)[number]>([
    ...refused,
    ['an invented age', { memberSince: timeFromNow(-25 * hour) }],
    ['an age to come', { memberSince: timeFromNow(25 * hour) }],
    ['an age in another form', { memberSince: `${timeFromNow(0).slice(0, 19)}Z` }],
    ['an age with something after it', { memberSince: `${timeFromNow(0)}<script>` }],
  ])('cannot be created with %s', async (_what, fields) => {
    await assertFails(save(profile(fields)))
  })

  it.each(refused)('cannot be changed to %s', async (_what, fields) => {
    await store('users/ayse', profile())
    await assertFails(change(fields))
  })

  describe('that say the email is confirmed', () => {
    const confirmed = signedInAs('ayse', { email: 'ayse@example.com', email_verified: true })
    const marked = profile({ emailVerified: true })

    it('are written once it is', async () => {
      await assertFails(save(marked))
      await assertSucceeds(save(marked, confirmed))
      await assertFails(save(profile({ emailVerified: false }), confirmed))
    })

    it('cannot say so about another email', async () => {
      const other = profile({ email: 'old@example.com' })
      await store('users/ayse', other)
      await assertFails(updateDoc(doc(confirmed, 'users/ayse'), { emailVerified: true }))
      await store('users/ayse', { ...other, emailVerified: true })
      await assertFails(change({ email: 'ayse@example.com' }))
      await assertSucceeds(save(marked, confirmed))
    })

    it('stay so while other fields change', async () => {
      await store('users/ayse', marked)
      await assertSucceeds(change({ about: 'New here' }))
    })

    it('can be hidden by an app that does not know the mark', async () => {
      await store('users/ayse', marked)
      await assertSucceeds(change({ email: '' }))
      await assertFails(change({ email: 'ayse@example.com' }))
      await assertSucceeds(change({ name: 'Ayşe' }))
      await assertSucceeds(change({ emailVerified: deleteField() }))
    })
  })

  it.each(['name', 'email', 'about'])('require %s', async (field) => {
    const fields = Object.fromEntries(Object.entries(profile()).filter(([name]) => name !== field))
    await assertFails(save(fields))
    await store('users/ayse', profile())
    await assertFails(change({ [field]: deleteField() }))
  })

  it('can lose their picture', async () => {
    await store('users/ayse', profile({ picture: picture() }))
    await assertSucceeds(change({ picture: deleteField() }))
  })

  describe('in an older form', () => {
    const older = { name: ' ', email: 'old@example.com', about: 7, picture: 'none', phone: '1' }
    beforeEach(() => store('users/ayse', older))

    it.each([{ name: 'Ayşe' }, { email: '' }, { about: '' }])(
      'can be changed by their owners to the current form: %j',
      async (fields) => {
        await assertSucceeds(change(fields))
      },
    )

    it('cannot get more of the older form', async () => {
      await assertFails(change({ phone: '2' }))
    })
  })

  describe('with the date of joining', () => {
    const memberSince = '2026-01-02T10:00:00.000Z'

    it('keep it', async () => {
      await store('users/ayse', profile({ memberSince }))
      await assertSucceeds(save(profile({ memberSince, about: 'Hello' })))
      await assertFails(change({ memberSince: timeFromNow(0) }))
    })

    it('lose it to an app that does not know it', async () => {
      await store('users/ayse', profile({ memberSince }))
      await assertSucceeds(save(profile()))
    })

    it('cannot get it later', async () => {
      await store('users/ayse', profile())
      await assertFails(change({ memberSince: timeFromNow(0) }))
    })
  })

  describe('of a user who changed theirs too often', () => {
    beforeEach(() => store('users/ayse', profile()))
    const waitUntil = (milliseconds: number) =>
      store('limits/ayse', { profileWaitsUntil: new Date(Date.now() + milliseconds) })

    it('cannot be changed for a while', async () => {
      await waitUntil(hour)
      await assertFails(change({ about: 'Again' }))
    })

    it('can be changed after the wait', async () => {
      await waitUntil(-1000)
      await assertSucceeds(change({ about: 'Again' }))
    })

    it('are not affected by other limits', async () => {
      await store('limits/ayse', { reportsWaitUntil: new Date(Date.now() + hour) })
      await assertSucceeds(change({ about: 'Again' }))
    })
  })

  it('of suspended and banned users can be neither created nor changed', async () => {
    await store('limits/ayse', { blockedUntil: new Date(Date.now() + hour) })
    await assertFails(save(profile()))
    await store('users/ayse', profile())
    await assertFails(change({ about: 'Again' }))
  })
})
