import { join } from 'node:path'

import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { backUp, backUpDecisions } from '#backup/back-up.ts'
import { applyDecisions } from '#backup/apply-decisions.ts'
import { restore } from '#backup/restore.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'
import { grantRole } from '#functions/moderation/roles.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'

import type { Market } from './market.ts'
import { importAll, loseEverything, openMarket } from './market.ts'
import type { People } from './people.ts'
import { peopleOf } from './people.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 })

const forever = Timestamp.fromDate(new Date('9999-12-31T00:00:00.000Z'))
const at = Timestamp.fromDate(new Date('2026-11-01T10:00:00.000Z'))
const search = { search: 'query=x', language: 'en', createdAt: at, newCount: 0 }
const device = { endpoint: 'https://push.example', p256dh: '', auth: '', searches: ['1@1'] }
const mehmet = { name: 'Mehmet', email: 'm@example.com', emailVerified: true, about: '' }

/** What the backup has. */
async function fill({ auth, firestore }: Market, people: People): Promise<void> {
  const { set, post, report, moderate, reportedSeller, changeListing, update } = people
  for (const uid of ['selin', 'kerem', 'deniz', 'gul']) await auth.createUser({ uid })
  await grantRole({ auth, firestore }, 'selin', 'moderator')
  await grantRole({ auth, firestore }, 'kerem', 'admin')
  await set('users/ayse', { name: 'Ayşe', email: '', about: '' })
  for (const id of ['rug', 'sofa', 'civic', 'desk', 'chair', 'bike']) await post(id, 'ayse')
  for (const id of ['rug', 'sofa', 'civic', 'bike']) await report(id, 'mehmet')
  await moderate('bike', 'remove', 'Stolen')
  for (const uid of ['banned', 'lifted', 'suspended', 'trusted', 'distrusted']) {
    await reportedSeller(uid)
  }
  await moderate('lifted-tv', 'ban')
  await moderate('distrusted-tv', 'trust')

  await set('users/mehmet', { ...mehmet, picture: 'http://localhost:9199/v0/b/x/o/images%2Fm' })
  await set('users/mehmet/alertSettings/favourites', { isOn: true, language: 'en' })
  await set('users/mehmet/pushSubscriptions/1', device)
  await set('users/mehmet/savedSearches/1', { ...search, name: 'One', notify: 'daily' })
  await set('users/mehmet/savedSearches/2', { ...search, name: 'Two', notify: 'immediately' })

  await set('users/gul', { name: 'Gül', email: '', about: '' })
  await post('gul-lamp', 'gul')
  await report('gul-lamp', 'mehmet')
  await report('desk', 'gul')
  await set('limits/gul', { isTrusted: true })
  await set('users/gul/favourites/rug', { title: 'rug' })
  await set('users/gul/alertSettings/favourites', { isOn: true, language: 'en' })
  await set('savedSearchIndex/gul_1', { userId: 'gul', keys: ['x'] })
  await changeListing('rug', () => update('posts/rug', { description: 'As in the backup' }))
  await writeSitemaps(firestore)
}

/** What users and moderators take away and give back after the backup. */
async function takeAway(market: Market, people: People): Promise<void> {
  const { firestore, auth, bucket } = market
  const { changeListing, moderate, remove, update, read } = people
  await changeListing('rug', () => update('posts/rug', { description: 'Defaced' }))
  await moderate('rug', 'dismiss')
  await changeListing('sofa', () => remove('posts/sofa'))
  await moderate('civic', 'remove', 'A home address')
  await changeListing('desk', () => update('posts/desk', { status: 'sold' }))
  const [front] = (await read('posts/chair'))?.['imageUrl'] ?? []
  await changeListing('chair', () => update('posts/chair', { imageUrl: [front] }))
  await moderate('bike', 'restore')
  await moderate('banned-tv', 'ban')
  await moderate('lifted-tv', 'lift')
  await moderate('suspended-tv', 'suspend')
  await moderate('trusted-tv', 'trust')
  await moderate('distrusted-tv', 'distrust')
  await grantRole({ auth, firestore }, 'kerem', undefined)
  await grantRole({ auth, firestore }, 'deniz', 'admin')

  const { picture: _, ...profile } = (await read('users/mehmet')) ?? {}
  await people.set('users/mehmet', { ...profile, email: '', about: 'Defaced' })
  await update('users/mehmet/alertSettings/favourites', { isOn: false })
  await remove('users/mehmet/pushSubscriptions/1')
  await update('users/mehmet/savedSearches/1', { notify: 'never' })
  await remove('users/mehmet/savedSearches/2')

  await auth.deleteUser('gul')
  await changeListing('gul-lamp', () => forgetUser(firestore, bucket, 'gul'))
}

/** As `auth:import` does, which knows nothing of what was decided later. */
async function importAccounts({ auth }: Market): Promise<void> {
  await auth.importUsers([
    { uid: 'gul' },
    { uid: 'kerem', customClaims: { role: 'admin' } },
    { uid: 'deniz' },
    { uid: 'banned', disabled: false },
    { uid: 'lifted', disabled: true },
  ])
}

type Route = {
  readonly name: string
  run(market: Market, folders: { readonly backup: string; readonly copy: string }): Promise<void>
}
const silent = () => {}
const routes: readonly Route[] = [
  {
    name: 'over what is there, twice',
    async run(market, { backup }) {
      await restore(market, backup, silent)
      await restore(market, backup, silent)
    },
  },
  {
    name: 'into a database that was lost, with a copy of decisions',
    async run(market, { backup, copy }) {
      await backUpDecisions(market, copy, silent)
      await loseEverything(market)
      await importAccounts(market)
      // It ends once the documents are written, and begins again.
      const interrupt = (line: string) => {
        if (line.includes('documents')) throw new Error('interrupted')
      }
      const options = { decisions: copy }
      await expect(restore(market, backup, interrupt, options)).rejects.toThrow('interrupted')
      await restore(market, backup, silent, options)
    },
  },
  {
    name: 'by an import of Google, with a copy of decisions',
    async run(market, { backup, copy }) {
      await backUpDecisions(market, copy, silent)
      await importAccounts(market)
      await importAll(market, backup)
      await applyDecisions(market, copy, silent)
      await applyDecisions(market, copy, silent)
    },
  },
]

describe.each(routes)('restoring $name', ({ run }) => {
  let market: Market
  let people: People
  const read = (path: string) => people.read(path)
  const isFound = async (id: string) => {
    const { firestore } = market
    const entries = await firestore.collectionGroup('searchEntries').get()
    const sitemap = String((await read('sitemaps/1'))?.['lines'])
    const found = entries.docs.filter((entry) => entry.get('postId') === id)
    expect(found).toHaveLength(sitemap.includes(`${id} `) ? 3 : 0)
    return found.length > 0
  }
  const files = async (id: string) => {
    const all = [...(await market.files('images/')), ...(await market.files('withheld/'))]
    return all.filter((path) => path.includes(`/${id}`) && !path.includes('_small'))
  }

  beforeAll(async () => {
    market = await openMarket('demo-restore-taken-away')
    people = peopleOf(market)
    const folders = { backup: join(market.folder, 'backup'), copy: join(market.folder, 'copy') }
    await fill(market, people)
    await backUp(market, folders.backup, silent)
    await takeAway(market, people)
    await run(market, folders)
  })
  afterAll(() => market.close())

  it('brings back the texts of listings and profiles', async () => {
    expect(await read('posts/rug')).toMatchObject({ description: 'As in the backup' })
    expect(await read('users/mehmet')).toMatchObject({ about: '' })
    expect(await isFound('rug')).toBe(true)
    expect(await files('rug')).toHaveLength(2)
  })

  it('keeps a deleted listing deleted', async () => {
    expect(await read('posts/sofa')).toBeUndefined()
    expect(await read('deletedListings/sofa')).toBeDefined()
    expect(await isFound('sofa')).toBe(false)
    expect(await files('sofa')).toEqual([])
  })

  it('keeps a removed listing and its pictures away', async () => {
    expect(await read('posts/civic')).toEqual({ userId: 'ayse', status: 'removed' })
    expect(await read('withheldListings/civic')).toMatchObject({
      title: 'civic',
      status: 'removed',
      statusReason: 'A home address',
    })
    expect(await isFound('civic')).toBe(false)
    expect(await files('civic')).toEqual([
      'withheld/ayse/civic-back_9x9.webp',
      'withheld/ayse/civic-front_9x9.webp',
    ])
  })

  it('keeps a sold listing sold', async () => {
    expect(await read('posts/desk')).toMatchObject({ title: 'desk', status: 'sold' })
    expect(await isFound('desk')).toBe(false)
  })

  it('keeps a picture away that its seller took out', async () => {
    expect((await read('posts/chair'))?.['imageUrl']).toHaveLength(1)
    expect(await files('chair')).toEqual(['images/ayse/chair-front_9x9.webp'])
  })

  it('shows a listing that moderators restored', async () => {
    const { status, imageUrl } = (await read('posts/bike')) ?? {}
    expect([status, imageUrl?.length]).toEqual([undefined, 2])
    expect(await read('withheldListings/bike')).toBeUndefined()
    expect(await isFound('bike')).toBe(true)
    expect(await files('bike')).toEqual([
      'images/ayse/bike-back_9x9.webp',
      'images/ayse/bike-front_9x9.webp',
    ])
  })

  it('keeps a ban, and its end', async () => {
    expect(await read('limits/banned')).toMatchObject({ isBanned: true, blockedUntil: forever })
    expect(await read('posts/banned-tv')).toEqual({ userId: 'banned', status: 'held' })
    expect(await isFound('banned-tv')).toBe(false)
    expect((await market.auth.getUser('banned')).disabled).toBe(true)
    expect(await read('limits/lifted')).not.toHaveProperty('isBanned')
    expect(await read('posts/lifted-tv')).toMatchObject({ title: 'lifted-tv' })
    expect(await isFound('lifted-tv')).toBe(true)
    expect((await market.auth.getUser('lifted')).disabled).toBe(false)
  })

  it('keeps a suspension, and whether a seller is trusted', async () => {
    expect(await read('limits/suspended')).toHaveProperty('blockedUntil')
    expect(await read('limits/trusted')).toMatchObject({ isTrusted: true })
    expect(await read('limits/distrusted')).not.toHaveProperty('isTrusted')
  })

  it('keeps roles as they were given and taken', async () => {
    const { firestore, auth } = market
    const { docs } = await firestore.collection('moderators').get()
    expect(docs.map(({ id }) => id)).toEqual(['deniz', 'selin'])
    expect(await read('moderators/selin')).toEqual({ role: 'moderator' })
    expect(await read('moderators/kerem')).toBeUndefined()
    expect(await read('moderators/deniz')).toEqual({ role: 'admin' })
    expect((await auth.getUser('kerem')).customClaims ?? {}).toEqual({})
    expect((await auth.getUser('deniz')).customClaims).toEqual({ role: 'admin' })
  })

  it('keeps a deleted account deleted, with all its data', async () => {
    const { firestore, auth } = market
    expect(await read('deletedAccounts/gul')).toBeDefined()
    for (const path of [
      'users/gul',
      'users/gul/favourites/rug',
      'users/gul/alertSettings/favourites',
      'limits/gul',
      'posts/gul-lamp',
      'cases/gul-lamp',
      'savedSearchIndex/gul_1',
      'reports/desk_gul',
      'reports/gul-lamp_mehmet',
    ]) {
      expect([path, await read(path)]).toEqual([path, undefined])
    }
    expect(await files('gul-lamp')).toEqual([])
    expect((await auth.getUsers([{ uid: 'gul' }])).users).toEqual([])
    expect((await firestore.collection('posts').where('userId', '==', 'gul').get()).size).toBe(0)
  })

  it('keeps emails and notifications off, and what a profile no longer shows', async () => {
    expect(await read('users/mehmet/alertSettings/favourites')).toMatchObject({ isOn: false })
    expect(await read('users/mehmet/pushSubscriptions/1')).toBeUndefined()
    expect(await read('users/mehmet/savedSearches/1')).toMatchObject({ notify: 'never' })
    expect(await read('users/mehmet/savedSearches/2')).toMatchObject({ notify: 'never' })
    expect(await read('users/mehmet')).toMatchObject({ email: '' })
    expect(await read('users/mehmet')).not.toHaveProperty('picture')
  })

  it('keeps answered cases and reports answered', async () => {
    for (const [id, outcome] of [
      ['rug', 'kept'],
      ['civic', 'removed'],
    ] as const) {
      expect(await read(`cases/${id}`)).not.toHaveProperty('dueAt')
      expect(await read(`reports/${id}_mehmet`)).toMatchObject({ answer: { outcome } })
    }
    // The seller deleted the listing: its report still waits.
    expect(await read('cases/sofa')).toMatchObject({ status: 'deleted' })
    expect(await read('cases/sofa')).toHaveProperty('dueAt')
  })
})
