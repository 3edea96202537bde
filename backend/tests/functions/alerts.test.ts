import { randomUUID } from 'node:crypto'

import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { AlertChoice } from '@adamarket/shared/domain/search/saved-search.ts'
import { keysOfSearch } from '@adamarket/shared/domain/search/search-keys.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { alertAbout } from '#functions/alerts/alert-about.ts'
import { findSearches } from '#functions/alerts/find-searches.ts'
import {
  indexSavedSearch,
  indexSearchesOf,
  indexWaitingSearches,
} from '#functions/alerts/index-saved-search.ts'
import { forgetOldAlerts, sendDigests, sendHourly } from '#functions/alerts/send-digests.ts'
import { followUnsubscribeLink } from '#functions/alerts/unsubscribe.ts'
import { forgetOldMessages } from '#functions/mail/forget-old-messages.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'

import { eventually, functionLimitMs, backendForTests } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

// A project whose functions do not run by themselves: the tests decide when they do.
const quiet = backendForTests('demo-alerts')
const watched = backendForTests()
// The emulator reads all entries for every query: those of this project are not in the way of other tests.
const crowded = backendForTests('demo-alerts-crowded')

const { firestore, auth } = quiet
const day = 24 * 60 * 60_000
const services = { firestore, auth, site: 'https://site.example' }

let reader: string
let listing: string
/** A word that no other test searches for. */
let word: string
beforeEach(async () => {
  const run = randomUUID().slice(0, 8)
  reader = `reader-${run}`
  listing = `listing-${run}`
  word = `z${run.replaceAll(/[^a-f]/g, 'x')}${run.replaceAll(/\D/g, '')}`
  await addAccount(reader)
})

const addAccount = (uid: string, account: object = { emailVerified: true }) =>
  auth.createUser({ uid, email: `${uid}@example.com`, ...account })

async function save(
  search: string,
  {
    notify = 'immediately',
    id = '1',
    uid = reader,
  }: { notify?: AlertChoice; id?: string; uid?: string } = {},
) {
  await firestore.doc(`users/${uid}/savedSearches/${id}`).set({
    name: `Search ${id}`,
    search,
    notify,
    createdAt: new Date(),
    newCount: 0,
  })
  await indexSavedSearch(services, uid, id)
}

const post = (fields: object = {}, id = listing) =>
  firestore.doc(`posts/${id}`).set({
    title: `Telescope ${word}`,
    price: 240,
    currency: 'EUR',
    category: 'Furniture',
    subCategory: 'Sofas',
    location: 'Lefke',
    condition: 'used',
    userId: 'seller',
    ...fields,
  })

const alertUsers = (id = listing, since = new Date()) => alertAbout(services, id, { at: since })

async function mails(uid = reader) {
  const { docs } = await firestore.collection('mail').where('userId', '==', uid).get()
  return docs.map((mail) => mail.data())
}
const saved = async (id = '1', uid = reader) =>
  (await firestore.doc(`users/${uid}/savedSearches/${id}`).get()).data()
/** How many listings the user was alerted about. */
const countAlerts = async (uid = reader) =>
  (await firestore.collection(`users/${uid}/alerts`).get()).size
const keysOf = async (id = '1', uid = reader): Promise<readonly string[]> =>
  (await firestore.doc(`savedSearchIndex/${uid}_${id}`).get()).get('keys')
const linkIn = (mail: Record<string, unknown> | undefined) =>
  /link=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? ''

it('a listing that is reduced is emailed to those who search for reduced prices alone', async () => {
  await save(`query=${word}&location=Lefke&reduced=yes`)
  await save(`query=${word}&location=Lefke`, { id: '2' })
  const earlierPrices = [{ price: 300, currency: 'EUR', until: '2026-07-04T10:00:00.000Z' }]
  await post()
  await alertAbout(services, listing, { at: new Date(), changes: ['reduced'] })
  expect(await mails()).toEqual([])
  await post({ earlierPrices })
  await alertAbout(services, listing, { at: new Date(), changes: ['reduced'] })
  expect((await mails()).map((mail) => mail['message'].subject)).toEqual([
    `New for “Search 1”: Telescope ${word}`,
  ])
})

it('a listing whose number is verified later is emailed to those who search for that alone', async () => {
  await save(`query=${word}&location=Lefke&verified=yes`)
  await save(`query=${word}&location=Lefke`, { id: '2' })
  await post({ phoneVerified: true })
  await alertAbout(services, listing, { at: new Date(), changes: ['verified'] })
  expect((await mails()).map((mail) => mail['message'].subject)).toEqual([
    `New for “Search 1”: Telescope ${word}`,
  ])
})

describe('a new listing', () => {
  it('is emailed to users whose saved search finds it, in their language', async () => {
    await firestore.doc(`users/${reader}/alertSettings/emails`).set({ language: 'tr' })
    await save(`query=${word}&location=Lefke`)
    await post()
    await alertUsers()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: [`${reader}@example.com`],
      message: { subject: `“Search 1” için yeni ilan: Telescope ${word}` },
      headers: {
        'List-Unsubscribe': `<https://site.example/unsubscribe.html?link=${linkIn(mail)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(mail?.['message'].text).toContain(`https://site.example/listing/${listing}`)
    expect(await countAlerts()).toBe(1)
  })

  it('is emailed once, however often its events come, even at the same time', async () => {
    await save(`query=${word}`)
    await post()
    await Promise.all([alertUsers(), alertUsers()])
    await alertUsers()
    expect(await mails()).toHaveLength(1)
    expect(await countAlerts()).toBe(1)
  })

  it('is in one email for several searches', async () => {
    await save(`query=${word}`)
    await save(`query=${word}&category=Furniture`, { id: '2' })
    await save(`query=${word}&location=Girne`, { id: '3' })
    await post()
    await alertUsers()
    expect(await mails()).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['it is sold', { status: 'sold' }],
    ['it is held', { status: 'held' }],
    ['its price is out of the range', { price: 500 }],
  ])('is not emailed when %s', async (_why, fields) => {
    await save(`query=${word}&currency=EUR&max=300`)
    await post(fields)
    await alertUsers()
    expect(await countAlerts()).toBe(0)
  })

  it('is not emailed to a user who has blocked its seller', async () => {
    await firestore.doc(`users/${reader}/blockedSellers/1`).set({ sellerId: 'seller' })
    await save(`query=${word}`)
    await post()
    await alertUsers()
    expect(await mails()).toEqual([])
    expect(await countAlerts()).toBe(0)
  })

  it('is emailed when it is active again, unless it was emailed before', async () => {
    await save(`query=${word}`)
    await post({ status: 'held' })
    await alertUsers()
    await post({ status: 'active' })
    await alertUsers()
    await post({ status: 'sold' })
    await post({ status: 'active' })
    await alertUsers()
    expect(await mails()).toHaveLength(1)
  })

  it('is emailed again when it is active again after half a year', async () => {
    await save(`query=${word}`)
    await post()
    await alertUsers()
    await forgetOldAlerts(firestore, Date.now() + 181 * day)
    await firestore.doc(`limits/${reader}`).delete()
    await alertUsers()
    expect(await mails()).toHaveLength(2)
  })

  it('has an email that is deleted after 30 days', async () => {
    await save(`query=${word}`)
    await post()
    await alertUsers()
    await forgetOldMessages(firestore, Date.now() + 29 * day)
    expect(await mails()).toHaveLength(1)
    await forgetOldMessages(firestore, Date.now() + 31 * day)
    expect(await mails()).toEqual([])
  })

  it('is not emailed for a search that was saved after it', async () => {
    await save(`query=${word}`)
    await post()
    await alertUsers(listing, new Date(Date.now() - 60_000))
    expect(await mails()).toEqual([])
    expect(await countAlerts()).toBe(0)
  })

  it('is not emailed without a seller, like listings from before the rules', async () => {
    await save(`query=${word}`)
    await post({ userId: '' })
    await alertUsers()
    expect(await countAlerts()).toBe(0)
  })

  it('is not emailed to its seller', async () => {
    await save(`query=${word}`)
    await post({ userId: reader })
    await alertUsers()
    expect(await countAlerts()).toBe(0)
  })

  it.each<[string, object]>([
    ['an unconfirmed address', { emailVerified: false }],
    ['a closed account', { emailVerified: true, disabled: true }],
  ])('is neither sent to nor noted for %s', async (_what, account) => {
    const uid = `other-${reader}`
    await addAccount(uid, account)
    await save(`query=${word}`, { uid })
    await post()
    await alertUsers()
    expect(await mails(uid)).toEqual([])
    expect(await countAlerts(uid)).toBe(0)
  })

  it('is not emailed for a deleted search whose id another one has taken', async () => {
    await save(`query=${word}`)
    // The index has not followed yet.
    const other = { ...(await saved()), search: 'query=other', createdAt: new Date(0) }
    await firestore.doc(`users/${reader}/savedSearches/1`).set(other)
    await post()
    await alertUsers()
    expect(await mails()).toEqual([])
    expect(await countAlerts()).toBe(0)
  })

  it('has a title that stays on its line', async () => {
    await save(`query=${word}`)
    await post({ title: `${word}\r\nBcc: all@example.com` })
    await alertUsers()
    const [mail] = await mails()
    const subject = `New for “Search 1”: ${word} Bcc: all[@]example[.]com`
    expect(mail?.['message'].subject).toBe(subject)
  })
})

describe('a saved search that can alert no one', () => {
  it('is found by no listing, until its user wants emails', async () => {
    await save(`query=${word}`, { notify: 'never' })
    expect(await keysOf()).toEqual([])
    await firestore.doc(`users/${reader}/savedSearches/1`).update({ notify: 'daily' })
    await indexSavedSearch(services, reader, '1')
    expect(await keysOf()).not.toEqual([])
  })

  it.each<[string, () => Promise<void>]>([
    ['the profile says so', () => indexSearchesOf(services, reader)],
    ['the day ends', () => indexWaitingSearches(services)],
  ])('is found once its user has confirmed the address and %s', async (_when, follow) => {
    await auth.updateUser(reader, { emailVerified: false })
    await save(`query=${word}`)
    await indexWaitingSearches(services)
    expect(await keysOf()).toEqual([])
    await auth.updateUser(reader, { emailVerified: true })
    await follow()
    await post()
    await alertUsers()
    expect(await mails()).toHaveLength(1)
  })

  it('costs a new listing nothing, however many there are', async () => {
    const uids = [1, 2, 3].map((number) => `fresh-${number}-${reader}`)
    for (const uid of uids) {
      await addAccount(uid, { emailVerified: false })
      for (let id = 1; id <= 20; id += 1) {
        const notify = id % 2 === 0 ? 'never' : 'immediately'
        await save('query=', { uid, id: `${id}`, notify })
      }
    }
    await post()
    const write = vi.spyOn(firestore, 'runTransaction')
    await alertUsers()
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
    for (const uid of uids) expect(await countAlerts(uid)).toBe(0)
  })
})

describe('the cost of a new listing', () => {
  it('is limited by how many users are alerted, each of whom costs one transaction', async () => {
    const uids = [1, 2, 3, 4].map((number) => `user-${number}-${reader}`)
    for (const uid of uids) {
      await addAccount(uid)
      for (const id of ['1', '2', '3']) await save(`query=${word}`, { uid, id })
    }
    await post()
    const write = vi.spyOn(firestore, 'runTransaction')
    await alertAbout(services, listing, { at: new Date() }, 3)
    expect(write).toHaveBeenCalledTimes(3)
    write.mockRestore()
    const counts = await Promise.all(uids.map((uid) => countAlerts(uid)))
    expect(counts.toSorted()).toEqual([0, 1, 1, 1])
  })

  it('is limited by how many entries of the index are read', async () => {
    const batch = crowded.firestore.batch()
    for (let number = 0; number <= 500; number += 1) {
      batch.set(crowded.firestore.doc(`savedSearchIndex/many-${word}-${number}`), {
        userId: `many-${number}`,
        searchId: '1',
        createdAt: new Date(),
        search: `query=${word}`,
        keys: keysOfSearch({ text: word, location: 'All' }),
        unsubscribe: '',
      })
    }
    await batch.commit()
    const found = (max?: number) =>
      findSearches(crowded.firestore, aListing({ title: word }), ratesInCode, max)
    expect(await found()).toHaveLength(501)
    expect(await found(500)).toHaveLength(500)
  })
})

describe('a user for whom there are many new listings', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const ids = () => [1, 2, 3].map((number) => `${listing}-${number}`)
  const subjects = async () => (await mails()).map((mail) => mail['message'].subject)

  beforeEach(async () => {
    await save(`query=${word}`)
    for (const id of ids()) await post({}, id)
  })

  it('is alerted about the first at once, and about the next ones together an hour later', async () => {
    for (const id of ids()) await alertUsers(id)
    expect(await subjects()).toEqual([`New for “Search 1”: Telescope ${word}`])
    await sendHourly(services, minutes(59))
    expect(await mails()).toHaveLength(1)
    await sendHourly(services, minutes(61))
    expect(await subjects()).toContain('2 new listings for “Search 1”')
    await sendHourly(services, minutes(122))
    expect(await mails()).toHaveLength(2)
    expect(await countAlerts()).toBe(3)
  })

  it('gets two emails about sixty that three of their searches find: the first at once, and one an hour later', async () => {
    const found = [
      ['1', 'Furniture', 'Sofas'],
      ['2', 'Hobbies & Entertainment', 'Posters'],
      ['3', 'Automobile', 'Cars'],
    ] as const
    for (const [id, category] of found) {
      await save(`query=${word}&category=${encodeURIComponent(category)}`, { id })
    }
    for (let at = 0; at < 20; at += 1) {
      for (const [id, category, subCategory] of found) {
        await post({ category, subCategory }, `${listing}-${id}-${at}`)
        await alertUsers(`${listing}-${id}-${at}`)
      }
    }
    expect(await subjects()).toEqual([`New for “Search 1”: Telescope ${word}`])
    for (const at of [10, 20, 30, 40, 50, 59]) await sendHourly(services, minutes(at))
    expect(await mails()).toHaveLength(1)
    for (const at of [61, 71, 122]) await sendHourly(services, minutes(at))
    await sendDigests(services)
    expect((await subjects()).toSorted()).toEqual([
      '59 new listings for your saved searches',
      `New for “Search 1”: Telescope ${word}`,
    ])
    const digest = (await mails()).find(({ message }) => message.subject.startsWith('59'))
    for (const name of ['Search 1', 'Search 2', 'Search 3']) {
      expect(digest?.['message'].text).toContain(`New for your saved search “${name}”:`)
    }
    expect(digest?.['message'].text.match(/Stop emails about this search/g)).toHaveLength(3)
  })

  it('is alerted eight times a day, and about the rest by the daily email', async () => {
    const alerts = Array.from({ length: 7 }, (_, index) => ({
      id: '',
      at: minutes(-70 * (index + 1)).toISOString(),
    }))
    await firestore.doc(`limits/${reader}`).set({ alerts })
    const [first, second, third] = ids()
    await alertUsers(first)
    await alertUsers(second)
    await sendHourly(services, minutes(61))
    await alertUsers(third)
    expect(await mails()).toHaveLength(1)
    await sendDigests(services)
    expect(await subjects()).toContain('2 new listings for “Search 1”')
    expect((await firestore.doc(`limits/${reader}`).get()).get('alerts')).toHaveLength(8)
  })
})

describe('daily emails', () => {
  beforeEach(async () => {
    await save(`query=${word}`, { notify: 'daily' })
    await post()
    await post({}, `${listing}-2`)
    await alertUsers()
    await alertUsers(`${listing}-2`)
  })

  it('have all new listings of a search, once', async () => {
    expect(await mails()).toEqual([])
    await sendDigests(services)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ message: { subject: '2 new listings for “Search 1”' } })
    await sendDigests(services)
    expect(await mails()).toHaveLength(1)
  })

  it('are one about all searches of a user, which the button of a mail program ends together', async () => {
    const other = [...word].toReversed().join('')
    await save(`query=${other}`, { notify: 'daily', id: '2' })
    await post({ title: other }, `${listing}-3`)
    await alertUsers(`${listing}-3`)
    await sendDigests(services)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ message: { subject: '3 new listings for your saved searches' } })
    const button = new URL(mail?.['headers']['List-Unsubscribe'].slice(1, -1))
    const about = await followUnsubscribeLink(firestore, button.searchParams.getAll('link'), true)
    expect(about.map(({ name }) => name)).toEqual(['Search 1', 'Search 2'])
    expect(await saved('1')).toMatchObject({ notify: 'never' })
    expect(await saved('2')).toMatchObject({ notify: 'never' })
  })

  it('are one for more listings than are written at a time', async () => {
    const { createdAt } = (await saved()) ?? {}
    const batch = firestore.batch()
    for (let at = 0; at < 450; at += 1) {
      const waiting = { at: new Date(), waitsFor: 'day', searchId: '1', createdAt }
      batch.set(firestore.doc(`users/${reader}/alerts/${listing}-many-${at}`), waiting)
      batch.set(firestore.doc(`posts/${listing}-many-${at}`), { title: word, userId: 'seller' })
    }
    await batch.commit()
    await sendDigests(services)
    await sendDigests(services)
    expect(await mails()).toMatchObject([
      { message: { subject: '452 new listings for “Search 1”' } },
    ])
  })

  it('leave out what is sold by then', async () => {
    await post({ status: 'sold' })
    await sendDigests(services)
    const [mail] = await mails()
    expect(mail).toMatchObject({ message: { subject: `New for “Search 1”: Telescope ${word}` } })
  })

  it('are not sent about another search that has taken the id of a deleted one', async () => {
    await save('query=other', { notify: 'daily' })
    await sendDigests(services)
    expect(await mails()).toEqual([])
  })

  it.each<[string, object]>([
    ['an unconfirmed address', { emailVerified: false }],
    ['a closed account', { disabled: true }],
  ])('are not sent to %s, then or later', async (_what, account) => {
    await auth.updateUser(reader, account)
    await sendDigests(services)
    await auth.updateUser(reader, { emailVerified: true, disabled: false })
    await sendDigests(services)
    expect(await mails()).toEqual([])
  })

  it('are not sent when the user does not want them any more', async () => {
    await firestore.doc(`users/${reader}/savedSearches/1`).update({ notify: 'never' })
    await sendDigests(services)
    expect(await mails()).toEqual([])
  })

  it('are forgotten after half a year', async () => {
    const alerts = firestore.collection(`users/${reader}/alerts`)
    await forgetOldAlerts(firestore, Date.now() + 179 * day)
    expect((await alerts.get()).size).toBe(2)
    await forgetOldAlerts(firestore, Date.now() + 181 * day)
    expect((await alerts.get()).size).toBe(0)
  })
})

describe('the link of an email', () => {
  it('ends the emails when it is followed, and not when it is only opened', async () => {
    await save(`query=${word}`)
    await post()
    await alertUsers()
    const link = linkIn((await mails())[0])
    const subscription = { name: 'Search 1', language: 'en' }
    expect(await followUnsubscribeLink(firestore, [link], false)).toEqual([subscription])
    expect(await saved()).toMatchObject({ notify: 'immediately' })
    expect(await followUnsubscribeLink(firestore, [link], true)).toEqual([subscription])
    expect(await followUnsubscribeLink(firestore, [link], true)).toEqual([subscription])
    expect(await saved()).toMatchObject({ notify: 'never' })
    await post({}, `${listing}-2`)
    await alertUsers(`${listing}-2`)
    expect(await mails()).toHaveLength(1)
    expect(await countAlerts()).toBe(1)
  })

  it('stays the same when the search is indexed again, and ends with it', async () => {
    await save(`query=${word}`)
    await post()
    await alertUsers()
    const link = linkIn((await mails())[0])
    await indexSavedSearch(services, reader, '1')
    expect(await followUnsubscribeLink(firestore, [link], false)).toHaveLength(1)
    await firestore.doc(`users/${reader}/savedSearches/1`).delete()
    await indexSavedSearch(services, reader, '1')
    expect(await followUnsubscribeLink(firestore, [link], true)).toEqual([])
  })

  it('cannot be guessed from a user', async () => {
    expect(await followUnsubscribeLink(firestore, [`${reader}_1`], true)).toEqual([])
  })

  it('of another form leads nowhere', async () => {
    expect(await followUnsubscribeLink(firestore, ['x'.repeat(5_000)], true)).toEqual([])
  })
})

it('nothing of it is left of a deleted account', async () => {
  await save(`query=${word}`)
  await post()
  await alertUsers()
  await forgetUser(firestore, quiet.bucket, reader)
  expect(await mails()).toEqual([])
  const entry = await firestore.doc(`savedSearchIndex/${reader}_1`).get()
  const user = await firestore.doc(`users/${reader}`).listCollections()
  expect([entry.exists, user]).toEqual([false, []])
  await alertUsers()
  expect(await mails()).toEqual([])
})

it('the functions follow saved searches and listings by themselves', async () => {
  await watched.auth.createUser({
    uid: reader,
    email: `${reader}@example.com`,
    emailVerified: true,
  })
  const search = { name: 'Watched', search: `query=${word}`, notify: 'immediately' }
  const own = watched.firestore.doc(`users/${reader}/savedSearches/1`)
  await own.set({ ...search, createdAt: new Date(), newCount: 0 })
  const entry = watched.firestore.doc(`savedSearchIndex/${reader}_1`)
  await eventually(async () => expect((await entry.get()).exists).toBe(true))
  const posted = watched.firestore.doc(`posts/${listing}`)
  await posted.set({ title: word, price: 1, currency: 'EUR', userId: 'seller' })
  const sent = watched.firestore.collection('mail').where('userId', '==', reader)
  await eventually(async () => expect((await sent.get()).size).toBe(1))
  await own.delete()
  await eventually(async () => expect((await entry.get()).exists).toBe(false))
  await posted.delete()
  await watched.auth.deleteUser(reader)
})
