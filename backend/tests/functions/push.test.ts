import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

import type { AlertChoice } from '@adamarket/shared/domain/search/saved-search.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { alertAbout } from '#functions/alerts/alert-about.ts'
import { indexSavedSearch, indexSearchesOf } from '#functions/alerts/index-saved-search.ts'
import { sendDigests } from '#functions/alerts/send-digests.ts'
import { forgetOldMessages } from '#functions/mail/forget-old-messages.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'
import { sendPush } from '#functions/push/send-push.ts'
import { newPushKeys } from '#functions/push/web-push.ts'

import { functionLimitMs, backendForTests } from './backend.ts'

vi.setConfig({ testTimeout: functionLimitMs })

// A project whose functions do not run by themselves: the tests decide when they do.
const { firestore, auth, bucket } = backendForTests('demo-push')

const site = 'https://site.example'
const day = 24 * 60 * 60_000
const services = { firestore, auth, site, sendsPush: true }
const keys = newPushKeys()

/** A browser with its own keys, and a push service that decrypts for it what it is sent. */
async function openBrowser() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  const secret = randomBytes(16)
  const shown: unknown[] = []
  let status = 201
  const service: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (status === 201) shown.push(JSON.parse(decrypted(body)))
      // Without a status it never answers.
      if (status > 0) response.writeHead(status).end()
    })
  })
  const decrypted = (body: Buffer) => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
    const derive = (from: Buffer, key: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, length))
    const points = [Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]
    const shared = derive(secret, ecdh.computeSecret(sender), Buffer.concat(points), 32)
    const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
    return text.subarray(0, -1).toString()
  }
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = v.parse(v.object({ port: v.number() }), service.address())
  const endpoint = `http://127.0.0.1:${port}/send`
  return {
    subscription: { endpoint, p256dh, auth: secret.toString('base64url') },
    shown,
    answer: (next: number) => {
      status = next
    },
    close: () => {
      service.closeAllConnections()
      service.close()
    },
  }
}

let browser: Awaited<ReturnType<typeof openBrowser>>
let reader: string
let listing: string
/** A word that no other test searches for. */
let word: string
beforeEach(async () => {
  browser = await openBrowser()
  const run = randomUUID().slice(0, 8)
  reader = `reader-${run}`
  listing = `listing-${run}`
  word = `z${run.replaceAll(/[^a-f]/g, 'x')}${run.replaceAll(/\D/g, '')}`
  await auth.createUser({ uid: reader, email: `${reader}@example.com`, emailVerified: true })
  await firestore.doc(`users/${reader}/alertSettings/emails`).set({ language: 'tr' })
})
afterEach(() => browser.close())

/** Saves a search and returns the name by which a device chooses it. */
async function save(id: string, notify: AlertChoice, search = `query=${word}`) {
  const createdAt = new Date()
  await firestore
    .doc(`users/${reader}/savedSearches/${id}`)
    .set({ name: `Search ${id}`, search, notify, createdAt, newCount: 0 })
  await indexSavedSearch(services, reader, id)
  return `${id}@${createdAt.getTime()}`
}

const device = (id = '1') => firestore.doc(`users/${reader}/pushSubscriptions/${id}`)
async function choose(searches: readonly string[], id = '1') {
  await device(id).set({ ...browser.subscription, searches, changedAt: new Date() })
  await indexSearchesOf(services, reader)
}

async function post(id = listing, title = `Telescope ${word}`) {
  const fields = { title, price: 240, currency: 'EUR', userId: 'seller' }
  await firestore.doc(`posts/${id}`).set(fields)
  await alertAbout(services, id, { at: new Date() })
}

async function messages() {
  const { docs } = await firestore.collection('pushMessages').where('userId', '==', reader).get()
  return docs.map(({ id }) => id)
}
const send = async () => {
  for (const id of await messages()) await sendPush({ firestore, keys, site }, id)
}
const mailCount = async () =>
  (await firestore.collection('mail').where('userId', '==', reader).get()).size

describe('a new listing', () => {
  it('is shown on a device where its search is chosen, in the language of the user', async () => {
    await choose([await save('1', 'immediately')])
    await post()
    await send()
    expect(browser.shown).toEqual([
      {
        title: `Yeni ilan: Telescope ${word}`,
        body: 'Kaydettiğiniz bir arama için',
        path: `/listing/${listing}`,
      },
    ])
    expect(await mailCount()).toBe(1)
  })

  it('is forgotten after 30 days when it could not be sent', async () => {
    await choose([await save('1', 'never')])
    await post()
    await forgetOldMessages(firestore, Date.now() + 29 * day)
    expect(await messages()).toHaveLength(1)
    await forgetOldMessages(firestore, Date.now() + 31 * day)
    expect(await messages()).toEqual([])
  })

  it('has a title that stays on its line', async () => {
    await choose([await save('1', 'never')])
    await post(listing, `${word}\n\nAdaMarket:\u202E confirm at https://evil.example`)
    await send()
    const title = `Yeni ilan: ${word} AdaMarket: confirm at https[:]//evil[.]example`
    expect(browser.shown).toMatchObject([{ title }])
  })

  it('is shown once, however often events come, also at the same time', async () => {
    await choose([await save('1', 'never')])
    await post()
    await alertAbout(services, listing, { at: new Date() })
    const [id = ''] = await messages()
    await Promise.all([1, 2].map(() => sendPush({ firestore, keys, site }, id)))
    await sendPush({ firestore, keys, site }, id)
    expect(browser.shown).toHaveLength(1)
    expect(await mailCount()).toBe(0)
  })

  it('is shown once on a device where several of its searches are chosen', async () => {
    await choose([
      await save('1', 'never'),
      await save('2', 'immediately', `query=${word}&max=999`),
    ])
    await post()
    expect(await messages()).toHaveLength(1)
  })

  it('is shown on each device', async () => {
    const search = await save('1', 'never')
    await choose([search], '1')
    await choose([search], '2')
    await post()
    await send()
    expect(browser.shown).toHaveLength(2)
  })

  it('is not shown for a search that is not chosen, or that has the id of another one', async () => {
    const search = await save('1', 'never')
    await choose(['2@1', `${search}0`])
    await post()
    expect(await messages()).toEqual([])
  })

  it('is not shown to a closed account', async () => {
    await choose([await save('1', 'never')])
    await auth.updateUser(reader, { disabled: true })
    await post()
    expect(await messages()).toEqual([])
  })

  it('is not shown where the site has no keys', async () => {
    await choose([await save('1', 'never')])
    await firestore.doc(`posts/${listing}`).set({ title: word, userId: 'seller' })
    await alertAbout({ firestore, auth, site }, listing, { at: new Date() })
    expect(await messages()).toEqual([])
  })

  it.each([
    ['turns it off', () => device().delete()],
    ['chooses another search instead', () => choose(['2@1'])],
  ])('is not shown when the user %s before it is sent', async (_what, change) => {
    await choose([await save('1', 'never')])
    await post()
    await change()
    await send()
    expect([browser.shown, await messages()]).toEqual([[], []])
  })
})

describe('new listings of a daily search', () => {
  it('are shown once a day, as a number, without any email to an unconfirmed address', async () => {
    await auth.updateUser(reader, { emailVerified: false })
    await choose([await save('1', 'daily')])
    await post()
    await post(`${listing}-2`)
    expect(await messages()).toEqual([])
    await sendDigests(services)
    await send()
    await sendDigests(services)
    await send()
    expect(browser.shown).toEqual([
      { title: '2 yeni ilan', body: 'Kaydettiğiniz bir arama için', path: '/saved-searches' },
    ])
    expect(await mailCount()).toBe(0)
  })

  it('are shown once a day where another daily search, not chosen there, finds them too', async () => {
    await save('1', 'daily')
    await choose([await save('2', 'daily', `query=${word}&max=999`)])
    await post()
    expect(await messages()).toEqual([])
    await sendDigests(services)
    expect(await messages()).toHaveLength(1)
  })

  it('are shown once for all searches that are chosen on a device', async () => {
    const other = [...word].toReversed().join('')
    await choose([await save('1', 'daily'), await save('2', 'daily', `query=${other}`)])
    await post()
    await post(`${listing}-2`, other)
    await sendDigests(services)
    await send()
    expect(browser.shown).toEqual([
      { title: '2 yeni ilan', body: 'Kaydettiğiniz bir arama için', path: '/saved-searches' },
    ])
  })

  it('are shown on each device, whichever daily search is chosen there', async () => {
    await choose([await save('1', 'daily')], '1')
    await choose([await save('2', 'daily', `query=${word}&max=999`)], '2')
    await post()
    await sendDigests(services)
    expect(await messages()).toHaveLength(2)
  })

  it('are shown at once where another search tells of them at once', async () => {
    await save('1', 'immediately')
    await choose([await save('2', 'daily', `query=${word}&max=999`)])
    await post()
    await sendDigests(services)
    expect(await messages()).toHaveLength(1)
  })
})

describe('a device', () => {
  it.each([
    ['of another length', 'p'.repeat(20)],
    ['that is no point of the curve', Buffer.alloc(65, 4).toString('base64url')],
  ])('with a key %s is skipped, and not tried again', async (_what, p256dh) => {
    await choose([await save('1', 'never')])
    await device().update({ p256dh })
    await post()
    await send()
    expect([browser.shown, await messages()]).toEqual([[], []])
  })
})

it('a user who is alerted by email and on devices is looked up once', async () => {
  await choose([await save('1', 'immediately')])
  const getUsers = vi.spyOn(auth, 'getUsers')
  await post()
  expect([(await messages()).length, await mailCount()]).toEqual([1, 1])
  expect(getUsers).toHaveBeenCalledOnce()
  getUsers.mockRestore()
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i has the subscription deleted', async (status) => {
    await choose([await save('1', 'never')])
    await post()
    browser.answer(status)
    await send()
    expect((await device().get()).exists).toBe(false)
  })

  it.each([429, 500, 302])('that answers %i keeps the subscription', async (status) => {
    await choose([await save('1', 'never')])
    await post()
    browser.answer(status)
    await send()
    expect((await device().get()).exists).toBe(true)
    expect(await messages()).toEqual([])
  })

  it('that never answers holds nothing up', async () => {
    await choose([await save('1', 'never')])
    await post()
    browser.answer(0)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    await send()
    expect(timeout).toHaveBeenCalledWith(10_000)
    timeout.mockRestore()
    expect((await device().get()).exists).toBe(true)
  })
})

it('nothing of it is left of a deleted account', async () => {
  await choose([await save('1', 'never')])
  await post()
  await forgetUser(firestore, bucket, reader)
  expect([await messages(), (await device().get()).exists]).toEqual([[], false])
})
