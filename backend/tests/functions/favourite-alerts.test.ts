import { randomUUID } from 'node:crypto'

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { alertAboutFavourite } from '#functions/alerts/alert-about-favourite.ts'
import type { FavouriteChange } from '#functions/alerts/favourite-change.ts'
import { changeOf } from '#functions/alerts/favourite-change.ts'
import { sendHourly } from '#functions/alerts/send-digests.ts'
import { followUnsubscribeLink } from '#functions/alerts/unsubscribe.ts'
import { watchFavourite } from '#functions/alerts/watch-favourite.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'

import { eventually, functionLimitMs, backendForTests } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

// A project whose functions do not run by themselves: the tests decide when they do.
const quiet = backendForTests('demo-favourite-alerts')
const watched = backendForTests()
afterEach(() => vi.restoreAllMocks())

const { firestore, auth } = quiet

let reader: string
let listing: string
beforeEach(async () => {
  const run = randomUUID().slice(0, 8)
  reader = `reader-${run}`
  listing = `listing-${run}`
  await auth.createUser({ uid: reader, email: `${reader}@example.com`, emailVerified: true })
  await addFavourite()
  await choose({ isOn: true })
  await post({ price: 9000 })
})

async function addFavourite() {
  await firestore.doc(`users/${reader}/favourites/${listing}`).set({ title: 'Civic' })
  await watchFavourite(firestore, reader, listing)
}
async function removeFavourite() {
  await firestore.doc(`users/${reader}/favourites/${listing}`).delete()
  await watchFavourite(firestore, reader, listing)
}
const choose = (alerts: object) =>
  firestore.doc(`users/${reader}/alertSettings/favourites`).set(alerts)
const post = (fields: object) =>
  firestore
    .doc(`posts/${listing}`)
    .set({ title: 'Honda Civic', price: 9500, currency: 'GBP', userId: 'seller', ...fields })
const cheaper: FavouriteChange = { kind: 'cheaper', was: 9500 }
const site = 'https://site.example'
const alertReader = (change: FavouriteChange, at = '2026-01-05T00:00:00.000Z') =>
  alertAboutFavourite({ firestore, auth, site }, listing, change, new Date(at))
/** What is not told at once is, with the rest of its hour. */
const anHourPasses = () => sendHourly({ firestore, auth, site }, new Date(Date.now() + 61 * 60_000))
async function mails() {
  const { docs } = await firestore.collection('mail').where('userId', '==', reader).get()
  return docs.map((mail) => mail.data())
}
async function links() {
  const ofMail = (mail: unknown) => /link=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? ''
  return (await mails()).map(ofMail)
}
const subjects = async () => (await mails()).map((mail) => mail['message'].subject)

const active = aListing({ price: 100, currency: 'GBP' })
it.each([
  ['a lower price', { price: 90 }, { kind: 'cheaper', was: 100 }],
  ['a sale', { status: 'sold' as const }, { kind: 'sold' }],
  ['a higher price', { price: 110 }, undefined],
  ['a price in another currency', { price: 90, currency: 'TRY' }, undefined],
  ['a removal', { price: 90, status: 'removed' as const }, undefined],
])('finds what to email about %s', (_what, fields, expected) => {
  expect(changeOf(active, { ...active, ...fields })).toEqual(expected)
})

it('no email is sent about a listing that was not active, or is gone', () => {
  expect(changeOf({ ...active, status: 'sold' }, { ...active, price: 90 })).toBeUndefined()
  expect(changeOf(active, undefined)).toBeUndefined()
})

describe('a favourite', () => {
  it('that is cheaper is emailed once a day, whatever its prices', async () => {
    await Promise.all([alertReader(cheaper), alertReader(cheaper)])
    expect(await subjects()).toEqual(['“Honda Civic” is now £9,000'])
    await post({ price: 8000 })
    await alertReader({ kind: 'cheaper', was: 9000 }, '2026-01-05T23:59:59.999Z')
    expect(await subjects()).toHaveLength(1)
    await post({ price: 7000 })
    await alertReader({ kind: 'cheaper', was: 8000 }, '2026-01-06T00:00:00.000Z')
    await anHourPasses()
    expect(await subjects()).toContain('“Honda Civic” is now £7,000')
    expect(await subjects()).toHaveLength(2)
  })

  it('that is sold is emailed once, even on a day when it was cheaper', async () => {
    await alertReader(cheaper)
    await post({ status: 'sold' })
    await alertReader({ kind: 'sold' })
    await alertReader({ kind: 'sold' }, '2026-01-06T00:00:00.000Z')
    await anHourPasses()
    await anHourPasses()
    expect(await subjects()).toHaveLength(2)
    expect(await subjects()).toContain('“Honda Civic” has been sold')
  })

  it('is in two emails with sixty others that change within an hour: the first at once', async () => {
    for (let at = 0; at < 60; at += 1) {
      listing = `many-${at}-${reader}`
      await addFavourite()
      await post(at % 2 === 0 ? { price: 9000 } : { status: 'sold' })
      await alertReader(at % 2 === 0 ? cheaper : { kind: 'sold' })
    }
    expect(await subjects()).toEqual(['“Honda Civic” is now £9,000'])
    await anHourPasses()
    await anHourPasses()
    expect((await subjects()).toSorted()).toEqual([
      '59 of your favourites are cheaper or sold',
      '“Honda Civic” is now £9,000',
    ])
    const [first, second] = await links()
    expect(second).toBe(first)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['it costs more again', () => post({ price: 9900 })],
    ['the user has turned these emails off', () => choose({ isOn: false })],
  ])('that waits for an email is left out of it when %s', async (_what, change) => {
    await firestore
      .doc(`limits/${reader}`)
      .set({ alerts: [{ id: '', at: new Date().toISOString() }] })
    await alertReader(cheaper)
    await change()
    await anHourPasses()
    expect(await mails()).toEqual([])
  })

  it('is not emailed when it has changed since', async () => {
    await post({ price: 9900 })
    await alertReader(cheaper)
    await alertReader({ kind: 'sold' })
    expect(await mails()).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['do not want to hear it', () => choose({ isOn: false })],
    ['chose nothing', () => firestore.doc(`users/${reader}/alertSettings/favourites`).delete()],
    ['sell it themselves', () => post({ price: 9000, userId: reader })],
    ['have no confirmed address', () => auth.updateUser(reader, { emailVerified: false })],
    ['have a closed account', () => auth.updateUser(reader, { disabled: true })],
    ['no longer have it', removeFavourite],
  ])('is not emailed to users who %s', async (_who, change) => {
    await change()
    await alertReader(cheaper)
    expect(await mails()).toEqual([])
  })

  it('does not look up users whose emails are off', async () => {
    const lookUp = vi.spyOn(auth, 'getUsers')
    const transaction = vi.spyOn(firestore, 'runTransaction')
    await choose({ isOn: false })
    await alertReader(cheaper)
    expect(lookUp).not.toHaveBeenCalled()
    expect(transaction).not.toHaveBeenCalled()
    await choose({ isOn: true })
    await alertReader(cheaper)
    expect(lookUp).toHaveBeenCalledOnce()
    expect(transaction).toHaveBeenCalledOnce()
  })

  it('is no longer emailed once the link of an email was followed', async () => {
    await alertReader(cheaper)
    const [link = ''] = await links()
    expect(await followUnsubscribeLink(firestore, [link], false)).toEqual([{ language: 'en' }])
    expect(await followUnsubscribeLink(firestore, [link], true)).toEqual([{ language: 'en' }])
    await post({ status: 'sold' })
    await alertReader({ kind: 'sold' })
    expect(await mails()).toHaveLength(1)
  })

  it('has a link in its email that still works after it is removed', async () => {
    await alertReader(cheaper)
    await removeFavourite()
    const [link = ''] = await links()
    expect(await followUnsubscribeLink(firestore, [link], true)).toHaveLength(1)
    const settings = await firestore.doc(`users/${reader}/alertSettings/favourites`).get()
    expect(settings.data()).toEqual({ isOn: false })
  })

  it('has an email and a page of its link in the language of the user', async () => {
    await firestore.doc(`users/${reader}/alertSettings/emails`).set({ language: 'tr' })
    await alertReader(cheaper)
    expect(await subjects()).toEqual(['“Honda Civic” artık £9.000'])
    const [link = ''] = await links()
    expect(await followUnsubscribeLink(firestore, [link], false)).toEqual([{ language: 'tr' }])
  })

  it('shares its link with all favourites of the user', async () => {
    await alertReader(cheaper)
    await removeFavourite()
    listing = `other-${listing}`
    await addFavourite()
    await post({ price: 9000 })
    await alertReader(cheaper)
    await anHourPasses()
    const [first, second] = await links()
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(second).toBe(first)
  })

  it('has a link that works without settings, and writes none', async () => {
    await alertReader(cheaper)
    const [link = ''] = await links()
    const settings = firestore.doc(`users/${reader}/alertSettings/favourites`)
    await settings.delete()
    expect(await followUnsubscribeLink(firestore, [link], false)).toEqual([{ language: 'en' }])
    expect(await followUnsubscribeLink(firestore, [link], true)).toEqual([{ language: 'en' }])
    expect((await settings.get()).exists).toBe(false)
  })
})

it('nothing of it is left of a deleted account', async () => {
  await alertReader(cheaper)
  const [link = ''] = await links()
  const watchers = firestore.collection('favouriteWatchers').where('userId', '==', reader)
  expect((await watchers.get()).docs.map(({ id }) => id).toSorted()).toEqual([
    reader,
    `${reader}_${listing}`,
  ])
  await forgetUser(firestore, quiet.bucket, reader)
  expect(await mails()).toEqual([])
  expect((await watchers.get()).size).toBe(0)
  expect(await followUnsubscribeLink(firestore, [link], true)).toEqual([])
})

it('the functions follow favourites and listings by themselves', async () => {
  const email = `${reader}@example.com`
  await watched.auth.createUser({ uid: reader, email, emailVerified: true })
  const posted = watched.firestore.doc(`posts/${listing}`)
  await posted.set({ title: 'Civic', price: 9500, currency: 'GBP', userId: 'seller' })
  await watched.firestore.doc(`users/${reader}/alertSettings/favourites`).set({ isOn: true })
  await watched.firestore.doc(`users/${reader}/favourites/${listing}`).set({ title: 'Civic' })
  const watcher = watched.firestore.doc(`favouriteWatchers/${reader}_${listing}`)
  await eventually(async () => expect((await watcher.get()).exists).toBe(true))
  await posted.update({ price: 9000 })
  const sent = watched.firestore.collection('mail').where('userId', '==', reader)
  await eventually(async () => expect((await sent.get()).size).toBe(1))
  await posted.delete()
  await watched.auth.deleteUser(reader)
})
