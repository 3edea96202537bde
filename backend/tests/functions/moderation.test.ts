import { randomUUID } from 'node:crypto'

import type { CaseAction, Decision } from '@adamarket/shared/domain/moderation/moderation.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { decide } from '#functions/moderation/decide.ts'
import { followCase } from '#functions/moderation/follow-case.ts'
import { forgetClosedCases } from '#functions/moderation/forget-cases.ts'
import { forgetOldEntries } from '#functions/moderation/forget-words.ts'
import { followDecision } from '#functions/moderation/follow-decision.ts'
import { object } from '#functions/moderation/object.ts'
import { grantRole } from '#functions/moderation/roles.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'
import { releaseHeldListings } from '#functions/limits/limit-listings.ts'

import { backendForTests } from './backend.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

// A project whose functions do not run by themselves: the tests decide when they do.
const backend = backendForTests('demo-moderation')
let seller: string
let reporter: string
let listing: string
beforeAll(async () => {
  for (const uid of ['selin', 'kerem']) await set(`moderators/${uid}`, { role: 'moderator' })
  await set('moderators/deniz', { role: 'admin' })
})
beforeEach(async () => {
  const run = randomUUID().slice(0, 8)
  seller = `seller-${run}`
  reporter = `reporter-${run}`
  listing = `listing-${run}`
  await addAccount(seller)
  await addAccount(reporter)
  await set(`posts/${listing}`, { title: 'Honda Civic', userId: seller, price: 9500 })
})

const addAccount = (uid: string) =>
  backend.auth.createUser({ uid, email: `${uid}@example.com`, emailVerified: true })
const set = (path: string, fields: object) => backend.firestore.doc(path).set(fields)
const read = async (path: string) => (await backend.firestore.doc(path).get()).data()
const post = () => read(`posts/${listing}`)
const withheld = () => read(`withheldListings/${listing}`)
const stored = () => read(`cases/${listing}`)
const follow = (event?: Parameters<typeof followCase>[3]) =>
  followCase(backend.firestore, listing, now, event)

async function report(reason = 'scam', userId = reporter, listingId = listing): Promise<void> {
  await set(`reports/${listingId}_${userId}`, { listingId, userId, reason, comment: '' })
  await followCase(backend.firestore, listingId, now)
}

/** As the seller does; returns what the event of the deletion says. */
async function deleteListing() {
  const last = (await withheld()) ?? (await post())
  await backend.firestore.doc(`posts/${listing}`).delete()
  await backend.firestore.doc(`withheldListings/${listing}`).delete()
  await follow({ last })
  return last
}

async function act(
  action: CaseAction,
  options: Partial<Decision> & { readonly by?: string; readonly at?: Date } = {},
) {
  const { by = 'selin', at = now, ...fields } = options
  const decision = {
    requestId: randomUUID(),
    caseId: listing,
    version: (await stored())?.['version'] ?? 0,
    action,
    note: '',
    ...fields,
  }
  const outcome = await decide(backend.firestore, by, decision, at)
  const services = { ...backend, site: 'https://site.example' }
  if (outcome.ok) await followDecision(services, decision.requestId)
  await follow()
  return { outcome, requestId: decision.requestId }
}

const refused = (refusal: string) => ({ outcome: { ok: false, error: refusal } })

const mailsTo = async (uid: string) => {
  const { docs } = await backend.firestore.collection('mail').where('userId', '==', uid).get()
  return docs.map((mail) => String(mail.get('message.subject')))
}

const audit = async () => {
  const entries = backend.firestore.collection('auditLog').where('caseId', '==', listing)
  return (await entries.get()).docs.map((entry) => entry.data())
}

describe('a case', () => {
  it('is opened by a report, and more urgent with each', async () => {
    await report('duplicate')
    const first = await stored()
    expect(first).toMatchObject({ title: 'Honda Civic', status: 'active', reasons: ['duplicate'] })
    await report('scam', 'another-reporter')
    const second = await stored()
    expect(second?.['version']).toBe(first?.['version'] + 1)
    expect(second?.['dueAt'] < first?.['dueAt']).toBe(true)
  })

  it('stays as it is when its events come again', async () => {
    await report()
    const before = await stored()
    await follow()
    expect(await stored()).toEqual(before)
  })

  it('is opened by a listing that waits for the rate limit, and closed once it is released', async () => {
    const held = { userId: seller, status: 'held' }
    await set(`posts/${listing}`, held)
    await set(`withheldListings/${listing}`, { ...held, title: 'Civic', heldBy: 'rate-limit' })
    await follow()
    expect(await stored()).toMatchObject({ status: 'held', dueAt: expect.any(String) })
    await releaseHeldListings(backend.firestore, now)
    await follow()
    expect(await stored()).not.toHaveProperty('dueAt')
  })

  it('that is closed is deleted with its listing, and so are its reports', async () => {
    await report()
    await act('dismiss')
    await deleteListing()
    expect(await stored()).toBeUndefined()
    expect(await read(`reports/${listing}_${reporter}`)).toBeUndefined()
  })
})

describe('the case of a listing that its seller deletes', () => {
  it('stays with what the listing said, until its reports are answered', async () => {
    await set(`posts/${listing}`, { ...(await post()), description: 'Like new.', imageUrl: ['x'] })
    await report()
    await deleteListing()
    expect(await stored()).toMatchObject({
      status: 'deleted',
      title: 'Honda Civic',
      sellerId: seller,
      reasons: ['scam'],
      listing: { title: 'Honda Civic', description: 'Like new.', price: 9500 },
      dueAt: expect.any(String),
    })
    expect(await stored()).not.toHaveProperty('listing.imageUrl')
    await act('dismiss')
    expect(await stored()).toMatchObject({ forgetAt: '2026-12-23T10:00:00.000Z' })
    expect(await stored()).not.toHaveProperty('dueAt')
  })

  it.each(['report first', 'deletion first'])(
    'is opened although no report was followed before: the event of the %s',
    async (order) => {
      await set(`reports/${listing}_${reporter}`, {
        listingId: listing,
        userId: reporter,
        reason: 'scam',
      })
      const last = await post()
      await backend.firestore.doc(`posts/${listing}`).delete()
      if (order === 'report first') await follow()
      await follow({ last })
      await follow()
      expect(await stored()).toMatchObject({ status: 'deleted', reasons: ['scam'], version: 1 })
      expect(await read(`reports/${listing}_${reporter}`)).toBeDefined()
    },
  )

  it.each<[CaseAction, Partial<Decision>]>([
    ['warn', { reason: 'scam' }],
    ['suspend', { reason: 'scam', days: 7 }],
    ['ban', { reason: 'scam' }],
  ])(
    'is closed when moderators %s the seller, and answers its reporters',
    async (action, fields) => {
      await report()
      const last = await deleteListing()
      const { outcome, requestId } = await act(action, fields)
      expect(outcome).toMatchObject({ ok: true })
      expect(await stored()).toMatchObject({ status: 'deleted', reasons: [], isRejected: true })
      expect(await stored()).not.toHaveProperty('dueAt')
      expect(await read(`reports/${listing}_${reporter}`)).toMatchObject({
        answer: { outcome: 'removed', by: requestId },
      })
      const { docs } = await backend.firestore
        .collection('mail')
        .where('userId', '==', reporter)
        .get()
      expect(docs.map((mail) => mail.get('message.text'))).toEqual([
        expect.stringContaining('The seller deleted the listing that you reported.'),
      ])
      expect(await audit()).toHaveLength(1)
      // The event of the deletion comes again.
      const before = await stored()
      await follow({ last })
      expect(await stored()).toEqual(before)
    },
  )

  it.each<CaseAction>(['remove', 'hold', 'restore'])(
    'does not let moderators %s the listing',
    async (action) => {
      await report()
      await deleteListing()
      const reason = action === 'restore' ? {} : { reason: 'scam' as const }
      expect(await act(action, reason)).toMatchObject(refused('not-possible'))
    },
  )

  it('stays open when a moderator held it, until that is dismissed', async () => {
    await set(`posts/${listing}`, { ...(await post()), status: 'held', heldBy: 'moderator' })
    await follow()
    const last = await deleteListing()
    expect(await stored()).toMatchObject({ status: 'deleted', dueAt: expect.any(String) })
    await act('dismiss')
    await follow({ last })
    expect(await stored()).not.toHaveProperty('dueAt')
  })

  it('stays when moderators had removed it', async () => {
    await report()
    await act('remove', { reason: 'scam' })
    await deleteListing()
    expect(await stored()).toMatchObject({ status: 'deleted', isRejected: true })
    expect(await stored()).toHaveProperty('forgetAt')
  })

  it('is forgotten with its reports 30 days after it was closed', async () => {
    await report()
    await deleteListing()
    await set(`fingerprints/${listing}`, { sellerId: seller })
    const in30Days = new Date('2026-12-23T10:00:00.000Z')
    await forgetClosedCases(backend.firestore, in30Days)
    expect(await stored()).toBeDefined()
    await act('dismiss')
    await forgetClosedCases(backend.firestore, new Date(in30Days.getTime() - 1))
    expect(await stored()).toBeDefined()
    await forgetClosedCases(backend.firestore, in30Days)
    for (const path of [
      `cases/${listing}`,
      `fingerprints/${listing}`,
      `reports/${listing}_${reporter}`,
    ]) {
      expect(await read(path)).toBeUndefined()
    }
  })

  it('is opened again by an objection, and not forgotten meanwhile', async () => {
    await report()
    await deleteListing()
    const { requestId: noticeId } = await act('suspend', { reason: 'scam', days: 7 })
    expect(await stored()).toHaveProperty('forgetAt')
    await object(backend.firestore, seller, { noticeId, text: 'It was sold.' }, now)
    await follow()
    expect(await stored()).toMatchObject({ status: 'deleted', dueAt: expect.any(String) })
    expect(await stored()).not.toHaveProperty('forgetAt')
  })

  it('is deleted with the account of the seller, with what others reported', async () => {
    await report()
    await deleteListing()
    await set(`posts/${listing}-2`, { title: 'Jazz', userId: seller })
    await report('other', reporter, `${listing}-2`)
    await forgetUser(backend.firestore, backend.bucket, seller)
    // The events of the deletion come late.
    const last = { title: 'Jazz', userId: seller }
    await followCase(backend.firestore, `${listing}-2`, now, { last })
    for (const id of [listing, `${listing}-2`]) {
      expect(await read(`cases/${id}`)).toBeUndefined()
      expect(await read(`reports/${id}_${reporter}`)).toBeUndefined()
    }
  })

  it('closes when the reporter deletes their account', async () => {
    await report()
    await deleteListing()
    await forgetUser(backend.firestore, backend.bucket, reporter)
    await follow()
    expect(await stored()).toMatchObject({ reasons: [], forgetAt: expect.any(String) })
  })
})

describe('a decision', () => {
  beforeEach(() => report())

  it('removes a listing with a reason, and tells seller and reporter', async () => {
    await set('sitemaps/1', { lines: `first 2026-11-22\n${listing} 2026-11-22\nlast 2026-11-22` })
    const { requestId } = await act('remove', { reason: 'scam', note: 'No such car.' })
    expect(await post()).toEqual({ userId: seller, status: 'removed' })
    expect(await withheld()).toEqual({
      title: 'Honda Civic',
      userId: seller,
      price: 9500,
      status: 'removed',
      statusReason: 'No such car.',
    })
    expect(await stored()).toMatchObject({ status: 'removed', reasons: [] })
    expect(await stored()).not.toHaveProperty('dueAt')
    expect(await read(`reports/${listing}_${reporter}`)).toMatchObject({
      answer: { outcome: 'removed', by: requestId },
    })
    expect(await read(`users/${seller}/notices/${requestId}`)).toMatchObject({
      action: 'remove',
      reason: 'scam',
      note: 'No such car.',
    })
    expect(await mailsTo(seller)).toEqual(['Your listing was removed'])
    expect(await mailsTo(reporter)).toEqual(['Thanks for your report'])
    expect(await read('sitemaps/1')).toEqual({ lines: 'first 2026-11-22\nlast 2026-11-22' })
  })

  it.each<[CaseAction, Partial<Decision>]>([
    ['dismiss', {}],
    ['remove', { reason: 'scam' }],
    ['hold', { reason: 'scam' }],
    ['warn', { reason: 'scam' }],
    ['suspend', { reason: 'scam', days: 1 }],
    ['ban', { reason: 'scam' }],
    ['trust', {}],
  ])('to %s leaves a case that its events do not change', async (action, fields) => {
    const { outcome } = await act(action, fields)
    expect(await stored()).toMatchObject({ version: outcome.ok && outcome.value })
  })

  it('is in the audit log: who, what, why, when, before and after', async () => {
    await act('remove', { reason: 'scam', note: 'No such car.' })
    expect(await audit()).toEqual([
      {
        caseId: listing,
        sellerId: seller,
        title: 'Honda Civic',
        action: 'remove',
        reason: 'scam',
        note: 'No such car.',
        by: 'selin',
        at: now.toISOString(),
        before: { version: 1, status: 'active', isBanned: false, isTrusted: false },
        after: { version: 2, status: 'removed', isBanned: false, isTrusted: false },
      },
    ])
  })

  it('is made once, however often it is sent', async () => {
    const requestId = randomUUID()
    const sent = { requestId, version: 1, reason: 'scam' } as const
    const { outcome } = await act('remove', sent)
    expect(outcome).toEqual({ ok: true, value: 2 })
    expect(await act('remove', sent)).toMatchObject({ outcome: { ok: true, value: 2 } })
    expect(await audit()).toHaveLength(1)
    expect(await mailsTo(seller)).toHaveLength(1)
  })

  it.each([
    ['by another moderator', 'remove', { by: 'kerem' }],
    ['with another action', 'hold', {}],
    ['for another reason', 'remove', { reason: 'other' }],
    ['with another note', 'remove', { note: 'No such car.' }],
    ['about another version', 'remove', { version: 2 }],
    ['about another case', 'remove', { caseId: 'another' }],
  ] as const)('is refused %s under the id of one that was made', async (_how, action, other) => {
    const sent = { requestId: randomUUID(), version: 1, reason: 'scam', note: '' } as const
    await act('remove', sent)
    expect(await act(action, { ...sent, ...other })).toMatchObject(refused('request-used'))
    expect(await audit()).toHaveLength(1)
  })

  it('to suspend is refused for another number of days under the same id', async () => {
    const sent = { requestId: randomUUID(), version: 1, reason: 'scam', days: 7 } as const
    await act('suspend', sent)
    expect(await act('suspend', { ...sent, days: 30 })).toMatchObject(refused('request-used'))
    expect((await act('suspend', sent)).outcome).toEqual({ ok: true, value: 2 })
  })

  it.each([
    ['another moderator was faster', () => act('hold', { reason: 'scam', by: 'kerem' })],
    ['another report has come', () => report('scam', 'another-reporter')],
    [
      'a report has come that no function has followed',
      () =>
        set(`reports/${listing}_last`, { listingId: listing, userId: 'last', reason: 'offensive' }),
    ],
    [
      'the seller has changed the text',
      () => backend.firestore.doc(`posts/${listing}`).update({ title: 'Honda Jazz' }),
    ],
  ])('is refused when %s', async (_when, happen) => {
    await happen()
    expect(await act('dismiss', { version: 1 })).toMatchObject(refused('case-changed'))
    expect((await audit()).filter(({ by }) => by === 'selin')).toEqual([])
  })

  it('is made by one of two moderators who decide at once', async () => {
    const both = await Promise.all([
      act('remove', { version: 1, reason: 'scam', by: 'selin' }),
      act('dismiss', { version: 1, by: 'kerem' }),
    ])
    const outcomes = both.map(({ outcome }) => (outcome.ok ? 'made' : outcome.error))
    expect(outcomes.toSorted()).toEqual(['case-changed', 'made'])
    expect(await audit()).toHaveLength(1)
  })

  it('needs a role, which ends at once', async () => {
    expect(await act('dismiss', { by: seller })).toMatchObject(refused('no-moderator'))
    const uid = `moderator-${randomUUID()}`
    await backend.auth.createUser({ uid })
    await grantRole(backend, uid, 'moderator')
    expect((await backend.auth.getUser(uid)).customClaims).toEqual({ role: 'moderator' })
    expect((await act('hold', { by: uid, reason: 'scam' })).outcome.ok).toBe(true)
    await grantRole(backend, uid, undefined)
    expect((await backend.auth.getUser(uid)).customClaims).toEqual({})
    expect(await act('dismiss', { by: uid })).toMatchObject(refused('no-moderator'))
  })

  it('needs a role, of which the audit log tells when it is given and taken', async () => {
    const uid = `moderator-${randomUUID()}`
    await backend.auth.createUser({ uid })
    for (const role of ['moderator', 'admin', 'admin', undefined, undefined] as const) {
      await grantRole(backend, uid, role)
    }
    const log = backend.firestore.collection('auditLog').where('userId', '==', uid)
    const entries = (await log.get()).docs.map((entry) => entry.data())
    const inOrder = entries.toSorted((one, other) => (one['at'] < other['at'] ? -1 : 1))
    expect(inOrder).toMatchObject([
      { action: 'role', by: 'operator', before: {}, after: { role: 'moderator' } },
      { before: { role: 'moderator' }, after: { role: 'admin' } },
      { before: { role: 'admin' }, after: {} },
    ])
  })

  it('is not about the own listing, nor about another moderator unless by an admin', async () => {
    await set(`moderators/${seller}`, { role: 'moderator' })
    expect(await act('dismiss', { by: seller })).toMatchObject(refused('too-close'))
    expect(await act('dismiss')).toMatchObject(refused('too-close'))
    expect((await act('dismiss', { by: 'deniz' })).outcome.ok).toBe(true)
  })

  it('brings a listing back as it was', async () => {
    await backend.firestore.doc(`posts/${listing}`).update({ status: 'sold' })
    await follow()
    await act('hold', { reason: 'scam' })
    await act('remove', { reason: 'scam' })
    expect(await act('hold', { reason: 'scam' })).toMatchObject(refused('not-possible'))
    await act('restore')
    expect(await post()).toEqual({
      title: 'Honda Civic',
      userId: seller,
      price: 9500,
      status: 'sold',
    })
  })

  it('to hold keeps the case open, and the reporter waiting', async () => {
    await act('hold', { reason: 'scam' })
    expect(await stored()).toMatchObject({ status: 'held', reasons: ['scam'] })
    expect(await stored()).toHaveProperty('dueAt')
    expect(await mailsTo(reporter)).toEqual([])
    await releaseHeldListings(backend.firestore, now)
    expect(await withheld()).toMatchObject({ status: 'held', heldBy: 'moderator' })
  })

  it('dismisses reports for good: the same ones open nothing again', async () => {
    await act('dismiss')
    await follow()
    expect(await stored()).not.toHaveProperty('dueAt')
    expect(await mailsTo(reporter)).toHaveLength(1)
    expect(await mailsTo(seller)).toEqual([])
    await report('offensive', 'another-reporter')
    expect(await stored()).toMatchObject({ reasons: ['offensive'], dueAt: expect.any(String) })
  })
})

describe('an email about a decision', () => {
  beforeEach(() => report())
  const unconfirm = (uid: string) => backend.auth.updateUser(uid, { emailVerified: false })

  it('is not written to an address that a seller has not confirmed, who still gets a notice', async () => {
    await unconfirm(seller)
    const { requestId } = await act('remove', { reason: 'scam' })
    expect(await mailsTo(seller)).toEqual([])
    expect(await mailsTo(reporter)).toHaveLength(1)
    expect(await read(`users/${seller}/notices/${requestId}`)).toMatchObject({ action: 'remove' })
  })

  it('is not written to an address that a reporter has not confirmed', async () => {
    await unconfirm(reporter)
    await act('remove', { reason: 'scam' })
    expect(await mailsTo(reporter)).toEqual([])
    expect(await mailsTo(seller)).toHaveLength(1)
  })

  it('is not written about an objection to an address that is no longer confirmed', async () => {
    const { requestId } = await act('remove', { reason: 'scam' })
    await object(backend.firestore, seller, { noticeId: requestId, text: 'It is mine.' }, now)
    await unconfirm(seller)
    await act('dismiss', { by: 'kerem' })
    expect(await mailsTo(seller)).toHaveLength(1)
  })

  it('is written to a banned seller, whose account is closed', async () => {
    await act('ban', { reason: 'scam' })
    expect(await mailsTo(seller)).toEqual(['Your account is closed'])
  })

  it('has no lines or links of the seller', async () => {
    const title = 'Sofa\n\nConfirm your password at https://evil.example'
    await backend.firestore.doc(`posts/${listing}`).update({ title })
    await follow()
    await act('remove', { reason: 'scam' })
    const { docs } = await backend.firestore
      .collection('mail')
      .where('userId', '==', reporter)
      .get()
    expect(docs.map((mail) => String(mail.get('message.text')))).toEqual([
      expect.stringContaining(
        '\nListing: Sofa Confirm your password at https[:]//evil[.]example\n',
      ),
    ])
  })
})

describe('a seller', () => {
  beforeEach(() => report())
  const limits = () => read(`limits/${seller}`)

  it('is suspended for some days, and may post again when that is lifted', async () => {
    await act('suspend', { reason: 'scam', days: 7 })
    const until = (await limits())?.['blockedUntil'].toDate().toISOString()
    expect(until).toBe('2026-11-30T10:00:00.000Z')
    await act('lift')
    expect(await limits()).toEqual({})
    expect(await mailsTo(seller)).toHaveLength(2)
  })

  it('is banned: the account is closed and its active listings are held, until that is lifted', async () => {
    await set(`posts/${listing}-sold`, { userId: seller, status: 'sold' })
    await set(`posts/${listing}-removed`, { userId: seller, status: 'removed' })
    await act('ban', { reason: 'scam' })
    expect((await backend.auth.getUser(seller)).disabled).toBe(true)
    expect(await withheld()).toMatchObject({ status: 'held', heldBy: 'ban' })
    expect(await act('restore')).toMatchObject(refused('not-possible'))
    expect((await act('lift')).outcome.ok).toBe(true)
    expect((await backend.auth.getUser(seller)).disabled).toBe(false)
    expect(await post()).toEqual({ title: 'Honda Civic', userId: seller, price: 9500 })
    expect(await read(`posts/${listing}-sold`)).toMatchObject({ status: 'sold' })
    expect(await read(`posts/${listing}-removed`)).toMatchObject({ status: 'removed' })
  })

  it('is trusted, and no longer', async () => {
    await act('trust')
    expect(await limits()).toEqual({ isTrusted: true })
    await act('distrust')
    expect(await limits()).toEqual({})
  })
})

describe('the audit log', () => {
  const year = 365 * 24 * 60 * 60_000
  const words = { title: 'Honda Civic', note: 'Ayşe, +90 533 000 00 01' }

  /** A removal by selin to which the seller objected, and which kerem confirmed. */
  async function removeWithObjection(): Promise<void> {
    await report()
    const { requestId: noticeId } = await act('remove', { reason: 'scam', note: words.note })
    await object(backend.firestore, seller, { noticeId, text: words.note }, now)
    await act('dismiss', { by: 'kerem', note: words.note })
  }

  it('has no words about a seller whose account is deleted, but what was done, when and by whom', async () => {
    await removeWithObjection()
    const before = await audit()
    expect(before.map(({ title, note }) => ({ title, note }))).toEqual([words, words, words])
    await forgetUser(backend.firestore, backend.bucket, seller)
    const inOrder = (entries: typeof before) =>
      entries.toSorted((one, other) => (String(one['action']) < String(other['action']) ? -1 : 1))
    expect(inOrder(await audit())).toEqual(
      inOrder(before).map((entry) => ({ ...entry, title: '', note: '' })),
    )
    expect(JSON.stringify(await audit())).not.toMatch(/Civic|Ayşe|533/)
  })

  it('has no words of a moderator whose account is deleted, and those of others', async () => {
    const uid = `moderator-${randomUUID()}`
    await set(`moderators/${uid}`, { role: 'moderator' })
    await report()
    await act('hold', { by: uid, reason: 'scam', note: 'My words' })
    await act('remove', { reason: 'scam', note: 'Others’ words' })
    await forgetUser(backend.firestore, backend.bucket, uid)
    const said = (await audit()).map(({ by, title, note }) => ({ by, title, note }))
    expect(said).toContainEqual({ by: uid, title: 'Honda Civic', note: '' })
    expect(said).toContainEqual({ by: 'selin', title: 'Honda Civic', note: 'Others’ words' })
  })

  it('keeps the words about others', async () => {
    await removeWithObjection()
    await forgetUser(backend.firestore, backend.bucket, reporter)
    expect((await audit()).map(({ title, note }) => ({ title, note }))).toEqual([
      words,
      words,
      words,
    ])
  })

  it('forgets an entry after two years, and then still takes an objection', async () => {
    await report()
    const { requestId: noticeId } = await act('remove', { reason: 'scam' })
    await forgetOldEntries(backend.firestore, new Date(now.getTime() + 2 * year))
    expect(await audit()).toHaveLength(1)
    await forgetOldEntries(backend.firestore, new Date(now.getTime() + 2 * year + 1))
    expect(await audit()).toEqual([])
    expect(await object(backend.firestore, seller, { noticeId, text: 'It is mine.' }, now)).toBe(
      true,
    )
    expect((await act('restore')).outcome.ok).toBe(true)
  })
})

describe('an objection', () => {
  let noticeId: string
  beforeEach(async () => {
    await report()
    noticeId = (await act('remove', { reason: 'scam' })).requestId
  })
  const objectAs = (uid: string, text = 'It is my car.') =>
    object(backend.firestore, uid, { noticeId, text }, now)

  it('opens the case again, for another moderator', async () => {
    expect(await objectAs(seller)).toBe(true)
    expect(await stored()).toMatchObject({
      objection: { text: 'It is my car.', against: 'selin' },
      dueAt: expect.any(String),
    })
    expect(await act('restore')).toMatchObject(refused('decided-by-you'))
    expect((await act('restore', { by: 'kerem' })).outcome.ok).toBe(true)
    expect(await post()).not.toHaveProperty('status')
    expect(await stored()).not.toHaveProperty('objection')
    expect(await read(`users/${seller}/notices/${noticeId}`)).toMatchObject({
      objection: { text: 'It is my car.', outcome: 'accepted' },
    })
    expect((await audit()).map(({ action }) => action).toSorted()).toEqual([
      'object',
      'remove',
      'restore',
    ])
  })

  it('is rejected with an answer, which the seller reads in the email and on the notice', async () => {
    await objectAs(seller)
    await act('dismiss', { by: 'kerem', note: 'The deposit is still in the text.' })
    expect(await post()).toMatchObject({ status: 'removed' })
    expect(await mailsTo(seller)).toContainEqual('Our answer to your objection')
    expect(await read(`users/${seller}/notices/${noticeId}`)).toMatchObject({
      objection: { outcome: 'rejected', answer: 'The deposit is still in the text.' },
    })
    const { docs } = await backend.firestore.collection('mail').where('userId', '==', seller).get()
    expect(docs.map((mail) => mail.get('message.text'))).toContainEqual(
      expect.stringContaining('The moderator writes: The deposit is still in the text.'),
    )
  })

  it('to a hold is rejected without an answer to those who reported the listing', async () => {
    await act('restore')
    await report('scam', 'another-reporter')
    noticeId = (await act('hold', { reason: 'scam' })).requestId
    await objectAs(seller)
    await act('dismiss', { by: 'kerem' })
    expect(await post()).toMatchObject({ status: 'held' })
    expect(await stored()).toMatchObject({ reasons: ['scam'], dueAt: expect.any(String) })
    expect(await stored()).not.toHaveProperty('objection')
    expect(await read(`reports/${listing}_another-reporter`)).not.toHaveProperty('answer')
  })

  it('is taken once, and from the seller alone', async () => {
    expect(await objectAs(reporter)).toBe(false)
    await objectAs(seller)
    const before = await stored()
    expect(await objectAs(seller, 'Again!')).toBe(true)
    expect(await stored()).toEqual(before)
  })

  it('to a ban waits although the seller has deleted the listing', async () => {
    await report('scam', 'another-reporter')
    noticeId = (await act('ban', { reason: 'scam' })).requestId
    await backend.firestore.doc(`posts/${listing}`).delete()
    await follow()
    expect(await objectAs(seller)).toBe(true)
    await follow()
    expect(await stored()).toMatchObject({ status: 'deleted', sellerId: seller })
    expect((await act('lift', { by: 'kerem' })).outcome.ok).toBe(true)
    expect(await stored()).not.toHaveProperty('objection')
  })
})
