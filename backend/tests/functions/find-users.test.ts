import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import { findUsers } from '#functions/moderation/find-users.ts'

import { backendForTests } from './backend.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const backend = backendForTests('demo-find-users')
const run = randomUUID().slice(0, 8)
const ayse = `ayse-${run}`
const email = `${ayse}@example.com`

const set = (path: string, fields: object) => backend.firestore.doc(path).set(fields)
const find = (text: string, by = 'selin') => findUsers(backend, by, { text }, now)
const idsFor = async (text: string) => (await find(text))?.map(({ id }) => id)

beforeAll(async () => {
  await set('moderators/selin', { role: 'moderator' })
  await backend.auth.createUser({ uid: ayse, email })
  await set(`users/${ayse}`, { name: `İpek${run} Şahin` })
  await set(`limits/${ayse}`, { blockedUntil: new Date('2026-11-30T10:00:00.000Z') })
  await set(`cases/${run}`, { sellerId: ayse, title: 'Civic', status: 'removed' })
})

it('finds a user with standing and cases, by the beginning of the name', async () => {
  expect(await find(`İpek${run}`)).toEqual([
    {
      id: ayse,
      name: `İpek${run} Şahin`,
      standing: { isTrusted: false, isBanned: false, blockedUntil: '2026-11-30T10:00:00.000Z' },
      cases: [{ id: run, title: 'Civic', status: 'removed' }],
    },
  ])
})

it.each([
  ['the name in small letters', `ipek${run}`],
  ['the whole name in small letters', `ipek${run} şahin`],
  ['the id', ayse],
  ['the address of the profile', `https://site.example/profile/${ayse}?lang=tr`],
  ['the exact email address', email],
  ['the email address in capitals', email.toUpperCase()],
])('finds a user by %s', async (_what, text) => {
  expect(await idsFor(text)).toEqual([ayse])
})

it.each([
  ['a part of an email address', email.slice(0, -1)],
  ['another domain', email.replace('.com', '.org')],
  ['a path that no document can have', `a/${ayse}/b`],
  ['an id without a user', `nobody-${run}`],
])('finds no user by %s', async (_what, text) => {
  expect(await idsFor(text)).toEqual([])
})

it('finds a user without a profile, such as one who has only signed up, by the email address', async () => {
  const uid = `new-${run}`
  await backend.auth.createUser({ uid, email: `${uid}@example.com` })
  expect(await find(`${uid}@example.com`)).toMatchObject([{ id: uid, name: '', cases: [] }])
})

it('finds no one for a user who is no moderator', async () => {
  expect(await find(email, ayse)).toBeUndefined()
})
