import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { applyDecisions } from '#backup/apply-decisions.ts'
import { backUp, backUpDecisions } from '#backup/back-up.ts'
import { restore } from '#backup/restore.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'
import { grantRole } from '#functions/moderation/roles.ts'

import type { Market } from './market.ts'
import { importAll, openMarket } from './market.ts'
import type { People } from './people.ts'
import { peopleOf } from './people.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const silent = () => {}
let market: Market
let people: People
let folder: string
beforeEach(async () => {
  market = await openMarket('demo-restore-lost')
  people = peopleOf(market)
  folder = join(market.folder, 'backup')
  await market.auth.createUser({ uid: 'selin' })
  await market.auth.createUser({ uid: 'kerem' })
  await grantRole(market, 'selin', 'moderator')
  await grantRole(market, 'kerem', 'admin')
  await people.set('users/ayse', { name: 'Ayşe', email: '', about: '' })
  for (const id of ['civic', 'bike']) {
    await people.post(id, 'ayse')
    await people.report(id, 'mehmet')
  }
  await people.moderate('bike', 'remove')
  await people.reportedSeller('banned')
  await people.post('sofa', 'ayse')
  await people.report('sofa', 'mehmet')
  await people.set('users/gul', { name: 'Gül', email: '', about: '' })
  await backUp(market, folder, silent)
})
afterEach(() => market.close())

const read = (path: string) => people.read(path)

/** What moderators and operators do after the backup. */
async function decideLater(): Promise<void> {
  await people.moderate('civic', 'remove', 'A home address')
  await people.moderate('bike', 'restore')
  await people.moderate('banned-tv', 'ban')
  await grantRole(market, 'kerem', undefined)
}

async function expectTakenAway(): Promise<void> {
  expect(await read('posts/civic')).toEqual({ userId: 'ayse', status: 'removed' })
  expect(await read('withheldListings/civic')).toMatchObject({ title: 'civic' })
  expect(await market.files('images/ayse/civic')).toEqual([])
  expect(await market.files('withheld/ayse/civic')).toHaveLength(4)
  expect(await read('limits/banned')).toMatchObject({ isBanned: true })
  expect(await read('posts/banned-tv')).toEqual({ userId: 'banned', status: 'held' })
  expect((await market.auth.getUser('banned')).disabled).toBe(true)
  expect(await read('moderators/kerem')).toBeUndefined()
  expect(await read('moderators/selin')).toEqual({ role: 'moderator' })
  expect(await read('cases/civic')).not.toHaveProperty('dueAt')
  const entries = await market.firestore.collectionGroup('searchEntries').get()
  const found = new Set(entries.docs.map((entry) => String(entry.get('postId'))))
  expect(['civic', 'banned-tv'].filter((id) => found.has(id))).toEqual([])
}

it('applies what the audit log says to documents that were lost', async () => {
  await decideLater()
  const { firestore, auth, bucket } = market
  for (const name of ['posts', 'withheldListings', 'cases', 'limits', 'reports', 'moderators']) {
    await firestore.recursiveDelete(firestore.collection(name))
  }
  await bucket.deleteFiles()
  await auth.updateUser('banned', { disabled: false })

  await restore(market, folder, silent)

  await expectTakenAway()
  expect(await read('reports/civic_mehmet')).toMatchObject({ answer: { outcome: 'removed' } })
  expect(await read('posts/bike')).toMatchObject({ title: 'bike' })
})

it('applies after an import, without a copy, what the audit log and the notes take away', async () => {
  const { firestore, auth, bucket } = market
  await decideLater()
  await people.changeListing('sofa', () => people.remove('posts/sofa'))
  await forgetUser(firestore, bucket, 'gul')
  await auth.updateUser('banned', { disabled: false })
  await importAll(market, folder)

  await applyDecisions(market, undefined, silent)
  await applyDecisions(market, undefined, silent)

  await expectTakenAway()
  expect(await read('users/gul')).toBeUndefined()
  expect(await read('posts/sofa')).toBeUndefined()
  expect(await read('cases/sofa')).toMatchObject({ status: 'deleted' })
  // The import has brought the removal back: moderators can restore it again.
  expect(await read('posts/bike')).toEqual({ userId: 'ayse', status: 'removed' })
})

it.each([
  [
    'a backup',
    (undoDeletionsSince: Date) => restore(market, folder, silent, { undoDeletionsSince }),
  ],
  ['an import', importWithCopy],
])('restoring %s undoes deletions that are the damage, and no earlier ones', async (_what, run) => {
  const { firestore } = market
  await people.changeListing('bike', () => people.remove('posts/bike'))
  const since = new Date()
  await people.changeListing('civic', () => people.remove('posts/civic'))
  expect(await market.files('images/ayse/civic')).toEqual([])

  await run(since)

  expect(await read('posts/civic')).toMatchObject({ title: 'civic' })
  expect(await read('deletedListings/civic')).toBeUndefined()
  expect(await market.files('images/ayse/civic')).toHaveLength(4)
  expect(await read('cases/civic')).toMatchObject({ status: 'active' })
  expect(await read('posts/bike')).toBeUndefined()
  expect((await firestore.collection('deletedListings').get()).docs.map(({ id }) => id)).toEqual([
    'bike',
  ])
})

async function importWithCopy(since: Date): Promise<void> {
  const copy = join(market.folder, 'copy')
  await backUpDecisions(market, copy, silent)
  await importAll(market, folder)
  await applyDecisions(market, copy, silent, { undoDeletionsSince: since })
}
