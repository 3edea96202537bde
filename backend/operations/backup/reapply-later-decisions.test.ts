import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { onlyTakingAway, readEntry } from './audit-entries.ts'
import { reapplyLaterDecisions } from './reapply-later-decisions.ts'
import type { Summary } from './later.ts'
import { laterFacts, emptySummary, summarise } from './later.ts'

type Documents = Readonly<Record<string, StoredFields>>

async function* streamOf(documents: Documents) {
  for (const [path, fields] of Object.entries(documents)) yield { path, fields }
}

type Options = { readonly now?: Documents; readonly copy?: Documents; readonly undoSince?: Date }

/** What a restore writes of a backup, by path. */
async function restored(backup: Documents, { now = {}, copy = {}, undoSince }: Options = {}) {
  const summary = (documents: Documents): Promise<Summary> =>
    summarise(streamOf(documents), undoSince)
  const facts = await laterFacts(
    {
      now: await summary(now),
      copy: 'auditLog/begin' in copy ? await summary(copy) : emptySummary,
      backup: await summary(backup),
    },
    async (paths) => new Set(paths.filter((path) => path in now)),
  )
  const later = { ...facts, now: (path: string) => now[path], copy: (path: string) => copy[path] }
  const changes = Object.entries(backup).flatMap(([path, fields]) =>
    reapplyLaterDecisions({ path, fields }, later),
  )
  const written = changes.map(({ path, fields }) => [path, fields] as const)
  return Object.fromEntries([...written, ['roles', Object.fromEntries(facts.roles)] as const])
}

const states = { isTrusted: false, isBanned: false, version: 2, status: 'active' }
/** An entry of the audit log about the listing `civic` of `ayse`. */
const entry = (action: string, minute: number, after: object = {}, before: object = {}) => ({
  action,
  caseId: 'civic',
  sellerId: 'ayse',
  title: '',
  note: '',
  by: 'selin',
  at: `2026-11-21T10:${minute}:00.000Z`,
  before: { ...states, ...before },
  after: { ...states, ...after },
})
const role = (userId: string, minute: number, given?: string) => ({
  action: 'role',
  userId,
  by: 'operator',
  before: {},
  at: `2026-11-21T10:${minute}:00.000Z`,
  after: given === undefined ? {} : { role: given },
})
const civic = { title: 'Civic', userId: 'ayse', imageUrl: [] }

it('takes the last decision about a lost listing from the audit log', async () => {
  const backup = { 'auditLog/1': entry('restore', 10), 'posts/civic': civic }
  const removed = {
    'auditLog/2': entry('hold', 20, { status: 'held' }),
    'auditLog/3': { ...entry('remove', 30, { status: 'removed' }), note: 'Stolen' },
  }
  expect(await restored(backup, { now: removed })).toMatchObject({
    'posts/civic': { status: 'removed', userId: 'ayse' },
    'withheldListings/civic': { ...civic, status: 'removed', statusReason: 'Stolen' },
  })
  const withheld = {
    'auditLog/3': entry('remove', 30, { status: 'removed' }),
    'posts/civic': { userId: 'ayse', status: 'removed' },
    'withheldListings/civic': { ...civic, status: 'removed' },
  }
  const sold = entry('restore', 40, { status: 'sold' })
  expect(await restored(withheld, { now: { ...withheld, 'auditLog/4': sold } })).toMatchObject({
    // The database still has it as removed, which stands.
    'posts/civic': { status: 'removed' },
  })
  expect(await restored(withheld, { now: { 'auditLog/4': sold } })).toMatchObject({
    'posts/civic': { ...civic, status: 'sold' },
    'withheldListings/civic': undefined,
  })
})

it('repeats of an audit log alone what was not given back', () => {
  const entries = Object.entries({
    1: entry('remove', 10),
    2: entry('ban', 11),
    3: { ...entry('remove', 12), caseId: 'sofa' },
    4: role('kerem', 13),
    5: role('deniz', 14),
    6: entry('dismiss', 15),
    7: entry('restore', 20),
    8: entry('lift', 21),
    9: role('deniz', 22, 'admin'),
    10: entry('suspend', 30),
  }).flatMap(([id, fields]) => readEntry(id, fields) ?? [])
  expect(onlyTakingAway(entries).map(({ id }) => id)).toEqual(['3', '4', '6', '10'])
})

it('does not repeat decisions that the backup has', async () => {
  const backup = {
    'auditLog/1': entry('ban', 10, { isBanned: true, blockedUntil: '9999-12-31T00:00:00.000Z' }),
    // An operator has ended it by hand.
    'limits/ayse': { isTrusted: true },
    'posts/civic': civic,
  }
  expect(await restored(backup, { now: { 'auditLog/1': backup['auditLog/1'] } })).toMatchObject({
    'limits/ayse': { isTrusted: true },
    'posts/civic': civic,
  })
})

it('takes what was decided about a seller whose limits are lost from the audit log', async () => {
  const backup = { 'limits/ayse': { isTrusted: true, posts: [] } }
  const until = '2027-01-01T00:00:00.000Z'
  const now = {
    'auditLog/1': entry('distrust', 10),
    'auditLog/2': entry('suspend', 20, { blockedUntil: until }),
    'auditLog/3': entry('dismiss', 30),
  }
  const blockedUntil = Timestamp.fromDate(new Date(until))
  expect(await restored(backup, { now })).toMatchObject({ 'limits/ayse': { blockedUntil } })
  expect((await restored(backup, { now }))['limits/ayse']).toEqual({ posts: [], blockedUntil })
})

it('answers lost reports and cases as the audit log says', async () => {
  const sentAt = (minute: number) => Timestamp.fromDate(new Date(`2026-11-21T10:${minute}:00.000Z`))
  const flags = [{ kind: 'low-price', detail: '5' }]
  const backup = {
    'cases/civic': { version: 1, dismissedFlags: ['same-text:x'], flags, objection: {} },
    'reports/civic_mehmet': { listingId: 'civic', createdAt: sentAt(10) },
    'reports/civic_suna': { listingId: 'civic', createdAt: sentAt(30) },
  }
  // Rejecting an objection answers no reports.
  const objected = { ...entry('dismiss', 15, { version: 4 }), objectionOutcome: 'rejected' }
  const dismissed = entry('dismiss', 20, { version: 5 })
  const written = await restored(backup, {
    now: { 'auditLog/0': objected, 'auditLog/1': dismissed },
  })
  expect(written['cases/civic']).toEqual({
    version: 5,
    flags: [],
    dismissedFlags: ['same-text:x', 'low-price:5'],
  })
  expect(written['reports/civic_mehmet']).toMatchObject({ answer: { outcome: 'kept', by: '1' } })
  expect(written['reports/civic_suna']).not.toHaveProperty('answer')
})

it('takes a copy of decisions where the database has nothing, and newer entries on top', async () => {
  const backup = { 'limits/ayse': {}, 'posts/civic': civic }
  const copy = {
    'auditLog/begin': entry('trust', 10, { isTrusted: true }),
    'limits/ayse': { isTrusted: true },
    'posts/civic': { userId: 'ayse', status: 'sold', imageUrl: ['https://a.example'] },
  }
  expect(await restored(backup, { copy })).toMatchObject({
    'limits/ayse': { isTrusted: true },
    'posts/civic': { title: 'Civic', status: 'sold', imageUrl: ['https://a.example'] },
  })
  const removal = { 'auditLog/2': entry('remove', 20, { status: 'removed' }) }
  const ban = { 'auditLog/3': entry('ban', 30, { isBanned: true }) }
  expect(await restored(backup, { copy, now: { ...removal, ...ban } })).toMatchObject({
    'limits/ayse': { isBanned: true },
    'withheldListings/civic': { title: 'Civic', status: 'removed' },
  })
})

it('knows roles by the database that has any, or else by entries about them', async () => {
  const backup = {
    'moderators/selin': { role: 'moderator' },
    'moderators/kerem': { role: 'admin' },
  }
  const taken = { 'auditLog/1': role('kerem', 10), 'auditLog/2': role('deniz', 20, 'admin') }
  expect((await restored(backup)).roles).toEqual({ selin: 'moderator', kerem: 'admin' })
  expect((await restored(backup, { now: taken })).roles).toEqual({
    selin: 'moderator',
    deniz: 'admin',
  })
  const byHand = { 'moderators/selin': { role: 'moderator' } }
  expect((await restored(backup, { now: byHand })).roles).toEqual({ selin: 'moderator' })
})

it('leaves out what is about listings that were deleted since, unless they still exist', async () => {
  const backup = {
    'posts/civic': civic,
    'cases/civic': { version: 1, sellerId: 'ayse' },
    'reports/civic_mehmet': { listingId: 'civic' },
    'listingStats/civic/countedFavourites/x': {},
  }
  const deletedAt = Timestamp.fromDate(new Date('2026-11-21T10:00:00.000Z'))
  const now = { 'deletedListings/civic': { deletedAt } }
  const without = await restored(backup, { now })
  for (const path of Object.keys(backup)) expect(without).toHaveProperty([path], undefined)
  const open = { ...now, 'cases/civic': { version: 4 } }
  expect(await restored(backup, { now: open })).toMatchObject({ 'cases/civic': { version: 4 } })
  // Deletions that are the damage do not count.
  expect(await restored(backup, { now, undoSince: deletedAt.toDate() })).toMatchObject(backup)
})

it('lets an operator give back an id or an account by deleting its note', async () => {
  const backup = {
    'deletedListings/civic': {},
    'deletedAccounts/ayse': {},
    'users/ayse': { name: 'Ayşe', email: '' },
  }
  const now = { 'posts/civic': civic, 'users/ayse': { name: 'Ayşe', email: '' } }
  expect(await restored(backup, { now })).toMatchObject({
    'deletedListings/civic': undefined,
    'deletedAccounts/ayse': undefined,
    'users/ayse': { name: 'Ayşe' },
  })
  expect(await restored(backup)).toMatchObject({
    'deletedListings/civic': {},
    'deletedAccounts/ayse': {},
    'users/ayse': undefined,
  })
})

it('brings back emails and devices only of users whom neither database nor copy knows', async () => {
  const on = { isOn: true }
  const backup = {
    'users/ayse/alertSettings/favourites': on,
    'users/ayse/pushSubscriptions/1': { endpoint: 'x' },
    'users/ayse/savedSearches/1': { name: 'One', notify: 'daily' },
  }
  expect(await restored(backup)).toMatchObject(backup)
  const ended = {
    'users/ayse/alertSettings/favourites': undefined,
    'users/ayse/pushSubscriptions/1': undefined,
    'users/ayse/savedSearches/1': { name: 'One', notify: 'never' },
  }
  const profile = { 'users/ayse': { email: '' } }
  expect(await restored(backup, { now: profile })).toMatchObject(ended)
  expect(await restored(backup, { copy: profile })).toMatchObject(ended)
})
