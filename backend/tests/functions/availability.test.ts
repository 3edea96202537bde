import { randomUUID } from 'node:crypto'

import { availabilityTerm } from '@adamarket/shared/domain/listing/availability.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Answer } from '#functions/availability/answer-link.ts'
import { followAnswerLink, noteAnswer } from '#functions/availability/answer.ts'
import { askSellers } from '#functions/availability/ask-sellers.ts'
import { indexListings } from '#functions/search/index-listings.ts'

import { backendForTests, eventually, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

// A project whose functions do not run by themselves: the tests decide when they do.
const { firestore, auth } = backendForTests('demo-availability')
const watched = backendForTests()

const { id: _id, status: _status, ...civic } = aListing({ title: 'Honda Civic' })
const now = new Date()
const ago = (terms: number) => new Date(now.getTime() - terms * availabilityTerm)
const askedAgo = (terms: number) => ({ askedAt: Timestamp.fromDate(ago(terms)) })

let seller: string
let listing: string
beforeEach(async () => {
  seller = `seller-${randomUUID()}`
  listing = `${seller}-civic`
  await auth.createUser({ uid: seller, email: `${seller}@example.com`, emailVerified: true })
})

async function post(fields: object = {}, id = listing): Promise<void> {
  await firestore
    .doc(`posts/${id}`)
    .set({ ...civic, userId: seller, timestamp: ago(1.1).toISOString(), ...fields })
  await indexListings(firestore, [id])
}
async function ask(at = now): Promise<void> {
  await askSellers({ firestore, auth, site: 'https://site.example' }, at)
  await indexListings(firestore, [listing])
}
const read = async (path: string) => (await firestore.doc(path).get()).data()
const posted = () => read(`posts/${listing}`)
const withheld = () => read(`withheldListings/${listing}`)
async function mails() {
  const { docs } = await firestore.collection('mail').where('userId', '==', seller).get()
  return docs.map((mail): { subject: string; text: string } => mail.get('message'))
}
async function links(): Promise<readonly URL[]> {
  const text = (await mails()).map((mail) => mail.text).join('\n')
  return [...text.matchAll(/https:\S+still-available\.html\S+/g)].map(([link]) => new URL(link))
}
async function follow(answer: Answer, shouldApply = true, link?: URL) {
  const [sent] = await links()
  const { searchParams } = link ?? sent ?? new URL('https://site.example')
  const signature = searchParams.get('signature') ?? ''
  return await followAnswerLink(firestore, { listing, answer, signature }, shouldApply)
}

describe('the seller of a listing that has been online for long', () => {
  it('is asked once, by an email in the default language with a link for each answer', async () => {
    await post()
    await ask()
    await ask()
    expect(await posted()).toMatchObject({ askedAt: Timestamp.fromDate(now) })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('“Honda Civic”: still available?')
    const answers = (await links()).map(({ searchParams }) => [
      searchParams.get('language'),
      searchParams.get('answer'),
    ])
    expect(answers).toEqual(['available', 'sold', 'deleted'].map((answer) => ['en', answer]))
  })

  it('is asked in their language where the site knows it', async () => {
    await firestore.doc(`users/${seller}/alertSettings/emails`).set({ language: 'tr' })
    await post()
    await ask()
    expect(await mails()).toEqual([
      expect.objectContaining({ subject: '“Honda Civic” hâlâ geçerli mi?' }),
    ])
    expect((await links()).map(({ searchParams }) => searchParams.get('language'))).toEqual(
      Array.from({ length: 3 }, () => 'tr'),
    )
  })

  it('gets one email about several listings', async () => {
    await post()
    await post({ title: 'Yamaha' }, `${listing}-2`)
    await ask()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Are your 2 listings still available?')
    expect(await links()).toHaveLength(2 * 3)
  })

  it('is asked without an email if the address is not confirmed', async () => {
    await auth.updateUser(seller, { emailVerified: false })
    await post()
    await ask()
    expect(await posted()).toHaveProperty('askedAt')
    expect(await mails()).toEqual([])
  })

  it.each([
    ['is younger', { timestamp: ago(0.9).toISOString() }],
    ['is sold', { status: 'sold' }],
    ['was renewed', { renewedAt: Timestamp.fromDate(ago(0.9)) }],
    ['is asked about', askedAgo(0.9)],
  ])('is not asked when it %s', async (_what, fields) => {
    await post(fields)
    const before = await posted()
    await ask()
    expect(await posted()).toEqual(before)
    expect(await mails()).toEqual([])
  })

  it('is notified when it is hidden without an answer', async () => {
    await post(askedAgo(1))
    await ask()
    expect(await posted()).toEqual({ userId: seller, status: 'held' })
    expect(await withheld()).toMatchObject({ title: civic.title, status: 'held', heldBy: 'age' })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toContain('“Honda Civic” is hidden')
  })

  it('keeps what was decided since the index was read', async () => {
    await post(askedAgo(1))
    await firestore.doc(`posts/${listing}`).update({ status: 'sold' })
    await askSellers({ firestore, auth, site: '' }, now)
    expect(await posted()).toMatchObject({ status: 'sold', title: civic.title })
  })
})

describe('a link in such an email', () => {
  beforeEach(async () => {
    await post()
    await ask()
  })

  it('changes nothing by itself', async () => {
    const before = await posted()
    for (const answer of ['available', 'sold', 'deleted'] as const) {
      expect(await follow(answer, false)).toMatchObject({ title: civic.title })
    }
    expect(await posted()).toEqual(before)
  })

  it('renews the listing, whose seller is not asked again', async () => {
    expect(await follow('available')).toBeDefined()
    expect(await follow('available')).toBeDefined()
    expect(await posted()).toHaveProperty('renewedAt')
    await ask()
    expect(await mails()).toHaveLength(1)
  })

  it('marks it as sold', async () => {
    expect(await follow('sold')).toBeDefined()
    expect(await posted()).toMatchObject({ title: civic.title, status: 'sold' })
  })

  it('deletes it', async () => {
    expect(await follow('deleted')).toBeDefined()
    expect(await posted()).toBeUndefined()
    expect(await follow('deleted')).toBeUndefined()
  })

  it('shows a hidden listing again', async () => {
    await ask(new Date(now.getTime() + availabilityTerm))
    expect(await withheld()).toBeDefined()
    expect(await follow('available')).toBeDefined()
    expect(await posted()).toMatchObject({ title: civic.title })
    expect(await posted()).not.toHaveProperty('heldBy')
    expect(await withheld()).toBeUndefined()
  })

  it('ends with the next question', async () => {
    const [old] = await links()
    await firestore.doc(`posts/${listing}`).update({ askedAt: Timestamp.now() })
    expect(await follow('sold', true, old)).toBeUndefined()
    expect(await posted()).not.toHaveProperty('status')
  })

  it('does not undo what moderators decide', async () => {
    await firestore.doc(`posts/${listing}`).update({ status: 'removed' })
    for (const answer of ['available', 'sold'] as const) {
      expect(await follow(answer)).toBeUndefined()
    }
    expect(await posted()).toMatchObject({ status: 'removed' })
  })

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5000), '../posts', 'ş'])(
    'is refused with another signature: %j',
    async (signature) => {
      const link = { listing, answer: 'deleted', signature } as const
      expect(await followAnswerLink(firestore, link, true)).toBeUndefined()
      expect(await posted()).toBeDefined()
    },
  )

  it('is refused for another listing', async () => {
    const other = `${listing}-2`
    await post(askedAgo(0), other)
    const signature = (await links())[0]?.searchParams.get('signature') ?? ''
    for (const id of [other, '', '../posts', `x/${other}`, 'x'.repeat(2000)]) {
      const link = { listing: id, answer: 'deleted', signature } as const
      expect(await followAnswerLink(firestore, link, true)).toBeUndefined()
    }
    expect(await read(`posts/${other}`)).toBeDefined()
  })
})

describe('a change of a listing', () => {
  /** The document before and after a change. */
  async function change(path: string, fields: object) {
    const document = firestore.doc(path)
    const before = await document.get()
    await document.update(fields)
    return { before, after: await document.get() }
  }

  it('by its seller answers the question, but one before it does not', async () => {
    await post()
    const early = await change(`posts/${listing}`, { price: 9400 })
    await firestore.doc(`posts/${listing}`).update({ askedAt: Timestamp.now() })
    await noteAnswer(firestore, listing, early)
    expect(await posted()).not.toHaveProperty('renewedAt')
    await noteAnswer(firestore, listing, await change(`posts/${listing}`, { price: 9300 }))
    expect(await posted()).toHaveProperty('renewedAt')
  })

  it('by a function does not', async () => {
    await post(askedAgo(0.5))
    const data = await change(`posts/${listing}`, { sellerName: 'Ayşe', earlierPrices: [] })
    await noteAnswer(firestore, listing, data)
    expect(await posted()).not.toHaveProperty('renewedAt')
  })

  it('does not show what is held for another reason', async () => {
    await firestore.doc(`posts/${listing}`).set({ userId: seller, status: 'held' })
    const path = `withheldListings/${listing}`
    const held = { ...civic, userId: seller, status: 'held', heldBy: 'moderator', ...askedAgo(2) }
    await firestore.doc(path).set(held)
    await noteAnswer(firestore, listing, await change(path, { renewedAt: Timestamp.now() }))
    expect(await withheld()).toMatchObject({ status: 'held', heldBy: 'moderator' })
  })
})

it('a seller who renews a hidden listing on the site shows it again', async () => {
  const seen = watched.firestore.doc(`posts/${listing}`)
  const withheldRef = watched.firestore.doc(`withheldListings/${listing}`)
  await seen.set({ userId: seller, status: 'held' })
  const held = { ...civic, imageUrl: [], userId: seller, status: 'held', heldBy: 'age' }
  await withheldRef.set({ ...held, ...askedAgo(2) })
  await withheldRef.update({ renewedAt: Timestamp.now() })
  await eventually(async () =>
    expect((await seen.get()).data()).toMatchObject({ title: civic.title }),
  )
  await seen.delete()
})

it('a seller who edits a listing, on any client, has answered', async () => {
  const seen = watched.firestore.doc(`posts/${listing}`)
  await seen.set({ ...civic, imageUrl: [], userId: seller, ...askedAgo(0.5) })
  await seen.update({ description: 'Also for sale as parts' })
  await eventually(async () => expect((await seen.get()).data()).toHaveProperty('renewedAt'))
  await seen.delete()
})
