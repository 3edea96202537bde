import { randomUUID } from 'node:crypto'

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aPhoneNumber } from '@adamarket/shared/testing/a-phone-number.ts'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  forgetOldCounts,
  maxMessages,
  permitMessage,
  takePermit,
} from '#functions/phone/phone-codes.ts'
import { dropWrongMarks } from '#functions/phone/mark-phone.ts'
import { changePhone, permitCode } from '#functions/phone/phone.ts'
import { hostOf } from '#tests/rules/rules-environment.ts'

import { backendForTests, eventually, functionLimitMs, openEmptyBackend } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const watched = backendForTests()
// A project whose functions do not run by themselves: the tests decide when they do.
const quiet = await openEmptyBackend('demo-phone')
const { firestore, auth } = quiet
afterAll(() => quiet.close())

const now = new Date('2026-11-20T10:00:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const nextDay = later(24 * 60)

let number: string
beforeEach(() => {
  number = aPhoneNumber()
})

async function account({ auth: accounts } = quiet, phoneNumber?: string): Promise<string> {
  const uid = `seller-${randomUUID()}`
  await accounts.createUser({ uid, ...(phoneNumber !== undefined && { phoneNumber }) })
  return uid
}

describe('the mark of a listing', () => {
  it('follows its number, however that is written, and whichever app changes it', async () => {
    const userId = await account(watched, number)
    const post = watched.firestore.doc(`posts/${randomUUID()}`)
    const mark = async () => (await post.get()).get('phoneVerified')
    const { id: _, ...listing } = aListing({ userId, phoneNumber: spaced(number) })
    await post.set(listing)
    await eventually(async () => expect(await mark()).toBe(true))
    const entries = watched.firestore
      .collectionGroup('searchEntries')
      .where('postId', '==', post.id)
    await eventually(async () => {
      const { docs } = await entries.get()
      expect(docs.map((entry) => entry.get('facets.verified'))).toEqual([true, true, true])
    })
    await post.update({ phoneNumber: aPhoneNumber() })
    await eventually(async () => expect(await mark()).toBeUndefined())
    await post.update({ phoneNumber: number })
    await eventually(async () => expect(await mark()).toBe(true))
    await post.delete()
  })

  it('comes to all listings with the number, held ones as well, and goes with the number', async () => {
    const userId = await account(quiet, number)
    const other = await account()
    const paths = {
      same: `posts/${randomUUID()}`,
      another: `posts/${randomUUID()}`,
      held: `withheldListings/${randomUUID()}`,
      foreign: `posts/${randomUUID()}`,
    }
    await firestore.doc(paths.same).set({ title: 'Civic', userId, phoneNumber: spaced(number) })
    await firestore.doc(paths.another).set({ title: 'Boat', userId, phoneNumber: aPhoneNumber() })
    await firestore
      .doc(paths.held.replace('withheldListings', 'posts'))
      .set({ userId, status: 'held' })
    await firestore.doc(paths.held).set({ title: 'Sofa', userId, phoneNumber: number })
    await firestore.doc(paths.foreign).set({ title: 'Desk', userId: other, phoneNumber: number })
    const marked = async () => {
      const listings = await firestore.getAll(
        ...Object.values(paths).map((path) => firestore.doc(path)),
      )
      return listings.map((listing) => listing.get('phoneVerified'))
    }
    await changePhone(quiet, userId, false)
    expect(await marked()).toEqual([true, undefined, true, undefined])
    await changePhone(quiet, userId, true)
    expect(await marked()).toEqual([undefined, undefined, undefined, undefined])
    expect((await auth.getUser(userId)).phoneNumber).toBeUndefined()
  })

  it('goes at night when a seller has removed the number in another way, and stays otherwise', async () => {
    const numbers = [number, aPhoneNumber()]
    const sellers = await Promise.all(numbers.map((each) => account(quiet, each)))
    const posts = sellers.map((userId) => firestore.doc(`posts/of-${userId}`))
    for (const [at, post] of posts.entries()) {
      const fields = { title: 'Lamp', userId: sellers[at], phoneNumber: numbers[at] }
      await post.set({ ...fields, phoneVerified: true })
    }
    await auth.updateUser(sellers[0] ?? '', { phoneNumber: null })
    await dropWrongMarks(quiet)
    const marks = (await firestore.getAll(...posts)).map((post) => post.get('phoneVerified'))
    expect(marks).toEqual([undefined, true])
  })
})

/** The number as people write it. */
function spaced(text: string): string {
  return `${text.slice(0, 3)} (${text.slice(3, 6)}) ${text.slice(6, 9)}-${text.slice(9)}`
}

it('numbers are verified or removed twenty times a day at most', async () => {
  const uid = await account()
  for (let times = 0; times < 20; times += 1) await changePhone(quiet, uid, false)
  await expect(changePhone(quiet, uid, true)).rejects.toMatchObject({ code: 'resource-exhausted' })
})

describe('messages with codes', () => {
  it('are five for an account in a day, to whichever numbers', async () => {
    const uid = await account()
    for (let sent = 0; sent < 5; sent += 1) await permitCode(quiet, uid, aPhoneNumber(), now)
    await expect(permitCode(quiet, uid, number, now)).rejects.toMatchObject({
      code: 'resource-exhausted',
    })
    expect(await takePermit(firestore, number, undefined, now)).toBe(false)
  })

  it('are three to a number in a day, whichever accounts ask', async () => {
    for (let sent = 0; sent < maxMessages.number; sent += 1) {
      await permitCode(quiet, await account(), number, now)
    }
    await expect(permitCode(quiet, await account(), number, now)).rejects.toMatchObject({
      code: 'resource-exhausted',
    })
    await permitCode(quiet, await account(), number, nextDay)
  })

  it('are none to a number that another account has verified', async () => {
    const holder = await account(quiet, number)
    await expect(permitCode(quiet, await account(), number, now)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await takePermit(firestore, number, undefined, now)).toBe(false)
    await permitCode(quiet, holder, number, now)
  })

  it('are sent once for each that an account asked for, soon after', async () => {
    expect(await takePermit(firestore, number, undefined, now)).toBe(false)
    await permitMessage(firestore, number, now)
    expect(await takePermit(firestore, number, undefined, later(4))).toBe(true)
    expect(await takePermit(firestore, number, undefined, later(4))).toBe(false)
    await permitMessage(firestore, number, later(5))
    expect(await takePermit(firestore, number, undefined, later(11))).toBe(false)
    const both = await permitMessage(firestore, number, nextDay).then(() =>
      Promise.all([1, 2].map(() => takePermit(firestore, number, undefined, nextDay))),
    )
    expect(both.toSorted()).toEqual([false, true])
  })

  it('are ten for an address in a day, and for a network of version 6', async () => {
    const send = async (address: string, at = now) => {
      const to = aPhoneNumber()
      await permitMessage(firestore, to, at)
      return await takePermit(firestore, to, address, at)
    }
    for (let sent = 0; sent < maxMessages.address; sent += 1) {
      expect(await send('203.0.113.7')).toBe(true)
      expect(await send(`2001:db8:1:2:${sent}::1`)).toBe(true)
    }
    expect(await send('203.0.113.7')).toBe(false)
    expect(await send('2001:db8:1:2:ffff::1')).toBe(false)
    expect(await send('203.0.113.8')).toBe(true)
    expect(await send('203.0.113.7', nextDay)).toBe(true)
  })

  it('are limited in all', async () => {
    await permitMessage(firestore, number, now)
    await takePermit(firestore, number, undefined, now)
    const [all] = (await counts()).filter(({ id }) => id.startsWith('all-'))
    await all?.ref.update({ count: maxMessages.all })
    await permitMessage(firestore, number, now)
    expect(await takePermit(firestore, number, undefined, now)).toBe(false)
    await all?.ref.delete()
  })

  it('are counted under hashes, which are forgotten after two days', async () => {
    await permitMessage(firestore, number, now)
    const stored = await counts()
    expect(JSON.stringify(stored.map((count) => [count.id, count.data()]))).not.toContain(
      number.slice(4),
    )
    await forgetOldCounts(firestore, later(47 * 60).getTime())
    expect((await counts()).length).toBe(stored.length)
    await forgetOldCounts(firestore, nextDay.getTime() + 49 * 60 * 60_000)
    expect(await counts()).toEqual([])
  })
})

async function counts() {
  return (await firestore.collection('phoneCodes').get()).docs
}

describe('Auth', () => {
  const send = async (headers: Record<string, string> = {}) => {
    const host = hostOf('FIREBASE_AUTH_EMULATOR_HOST')
    const path = 'identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=any'
    return await fetch(`http://${host}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ phoneNumber: number, recaptchaToken: 'any' }),
    })
  }

  it('sends no message that no account has asked for, and each once', async () => {
    const refused = await send()
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('BLOCKING_FUNCTION_ERROR_RESPONSE')
    await permitCode(watched, await account(watched), number, new Date())
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(400)
  })

  it('sends no more than ten messages for an address', async () => {
    const statuses: number[] = []
    const from = { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` }
    for (let sent = 0; sent < maxMessages.address + 1; sent += 1) {
      number = aPhoneNumber()
      await permitCode(watched, await account(watched), number, new Date())
      statuses.push((await send(from)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: maxMessages.address }, () => 200), 400])
  })
})
