import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { RemoteApp } from '#base/apps.ts'
import { parseProductionSettings } from '#base/production-settings.ts'
import { firebaseSites } from '#releases/firebase/firebase-sites.ts'
import { createHostingApi } from '#releases/firebase/hosting-api.ts'
import { parseRegistry } from '#releases/registry.ts'
import { withPromotion, withRollback, withWithdrawal } from '#releases/registry-changes.ts'
import { changeRemote, releaseBuild, releaseShell, rollbackShell } from '#releases/release-build.ts'
import type { Sites } from '#releases/sites.ts'
import { projectVariables } from '#tests/project-variables.ts'
import { firestoreProject } from '#tests/rules/rules-environment.ts'

import { aRelease } from './a-release.ts'
import { startFakeHosting } from './fake-hosting.ts'

const note = { action: 'release', by: 'ada' }
const settings = parseProductionSettings(projectVariables)

const projectId = 'demo-sites'

let app: ReturnType<typeof initializeApp>
let firestore: Firestore
let fake: Awaited<ReturnType<typeof startFakeHosting>>
let folder: string
/** Two independent checkouts. */
let sites: Sites
let others: Sites
beforeEach(async () => {
  app = initializeApp({ projectId }, randomUUID())
  await firestoreProject(projectId).clear()
  firestore = getFirestore(app)
  fake = await startFakeHosting()
  folder = await mkdtemp(join(tmpdir(), 'firebase-sites-'))
  const token = () => Promise.resolve('token')
  const api = createHostingApi({ projectId: 'my-market', token, origin: fake.origin })
  sites = firebaseSites(settings, firestore, api, async () => true)
  others = firebaseSites(settings, firestore, api, async () => true)
})
afterEach(async () => {
  await Promise.all([fake.close(), deleteApp(app), rm(folder, { recursive: true })])
})

const change = (next: Parameters<typeof changeRemote>[3]) =>
  changeRemote('browse-remote', sites, note, next)
const withdraw = (version: string) =>
  change((registry, at) => withWithdrawal(registry, { name: 'browse', version, at }))

async function release(version: string, to = sites, remote: RemoteApp = 'browse-remote') {
  const dist = join(folder, remote, version)
  await mkdir(join(dist, 'static', 'js'), { recursive: true })
  await writeFile(join(dist, 'release.json'), JSON.stringify(aRelease(version)))
  await writeFile(join(dist, 'remoteEntry.js'), `entry of ${remote} ${version}`)
  await writeFile(join(dist, 'static', 'js', 'home.js'), 'home')
  await writeFile(join(dist, 'server.js'), `server of ${remote} ${version}`)
  return await releaseBuild({ app: remote, dist, note }, to)
}

async function releaseShellOf(script: string): Promise<void> {
  const dist = join(folder, `shell-${script}`)
  await mkdir(dist, { recursive: true })
  const server = { file: 'server.js', integrity: `sha256-of-${script}` }
  const description = { version: script, contract: '2.1.0', server }
  await writeFile(join(dist, 'release.json'), JSON.stringify(description))
  await writeFile(join(dist, 'server.js'), `server of ${script}`)
  await writeFile(join(dist, script), script)
  await writeFile(join(dist, 'index.html'), '<script id="environment">{}</script>')
  await releaseShell(dist, sites, note)
}

const published = () => parseRegistry(fake.served('market')['/remotes.json'] ?? '')
/** The files of the live shell, without the retained builds. */
const shellFiles = () =>
  Object.keys(fake.served('market'))
    .filter((path) => !path.startsWith('/shells/'))
    .toSorted()
const foldersOf = (site: string) => [
  ...new Set(Object.keys(fake.served(site)).map((path) => path.split('/')[1])),
]

it('adds a release in a folder of its own and gives it to visitors', async () => {
  await release('v1')
  expect(fake.served('market-browse')).toMatchObject({
    '/v1/remoteEntry.js': 'entry of browse-remote v1',
    '/v1/static/js/home.js': 'home',
    '/v1/server.js': 'server of browse-remote v1',
  })
  expect(published().remotes['browse']).toMatchObject({
    current: 'v1',
    releases: {
      v1: {
        entry: 'https://market-browse.web.app/v1/remoteEntry.js',
        server: { file: 'https://market-browse.web.app/v1/server.js' },
      },
    },
  })
})

it('keeps the last five, uploads files once, and changes no existing folder', async () => {
  for (const version of ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']) {
    await release(version)
  }
  expect(foldersOf('market-browse')).toEqual(['v2', 'v3', 'v4', 'v5', 'v6'])
  const [before, count] = [fake.releaseCount('market-browse'), fake.uploads.length]
  await release('v5')
  expect(published().remotes['browse']?.current).toBe('v5')
  expect(fake.releaseCount('market-browse')).toBe(before)
  expect(fake.uploads).toHaveLength(count + 1)
})

it('rolls back without touching a site of a remote', async () => {
  await release('v1')
  await release('v2')
  const before = fake.releaseCount('market-browse')
  await sites.registry.change(
    (registry) => withRollback(registry, { name: 'browse', at: '2026-11-21T12:00:00.000Z' }),
    { action: 'rollback', by: 'bo', why: 'slow' },
  )
  expect(published().remotes['browse']?.current).toBe('v1')
  expect(fake.releaseCount('market-browse')).toBe(before)
  expect(await sites.registry.history(2)).toMatchObject([
    { revision: 2, action: 'release', by: 'ada', changes: ['browse v2 is live'] },
    { revision: 3, action: 'rollback', by: 'bo', why: 'slow', changes: ['browse v1 is live'] },
  ])
})

it('registers a preview, which visitors get once it is promoted', async () => {
  await release('v1')
  const dist = join(folder, 'browse-remote', 'v2')
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'release.json'), JSON.stringify(aRelease('v2')))
  await releaseBuild({ app: 'browse-remote', dist, isPreview: true, note }, sites)
  expect(foldersOf('market-browse')).toEqual(['v1', 'v2'])
  expect(published().remotes['browse']?.current).toBe('v1')
  for (const version of ['v3', 'v4', 'v5', 'v6']) await release(version)
  await change((registry, at) => withPromotion(registry, { name: 'browse', version: 'v2', at }))
  expect(published().remotes['browse']?.current).toBe('v2')
  expect(foldersOf('market-browse')).toEqual(['v2', 'v3', 'v4', 'v5', 'v6'])
})

it('keeps all releases made at the same moment, on one site and on several', async () => {
  await release('v0')
  await Promise.all([
    release('mine'),
    release('theirs', others),
    release('p1', others, 'post-remote'),
    releaseShellOf('one.js'),
  ])
  expect(foldersOf('market-browse').toSorted()).toEqual(['mine', 'theirs', 'v0'])
  const { remotes, revision } = published()
  expect(revision).toBe(5)
  expect(Object.keys(remotes['browse']?.releases ?? {}).toSorted()).toEqual([
    'mine',
    'theirs',
    'v0',
  ])
  expect(remotes['post']?.current).toBe('p1')
  expect(fake.served('market')).toHaveProperty(['/one.js'], 'one.js')
})

it('replaces the shell without the registry, and the registry without the shell', async () => {
  await release('v1')
  await releaseShellOf('one.js')
  await releaseShellOf('two.js')
  const files = [
    '/.well-known/security.txt',
    '/release.json',
    '/remotes.json',
    '/robots.txt',
    '/server.js',
    '/shell.html',
    '/two.js',
  ]
  expect(shellFiles()).toEqual(files)
  expect(fake.served('market')['/shell.html']).toContain('"projectId":"my-market"')
  expect(fake.served('market')['/shell.html']).toContain('"pageServer":"sha256-of-two.js"')
  expect(published()).toMatchObject({
    shells: [
      { version: 'one.js' },
      { version: 'two.js', contract: '2.1.0', server: { file: '/server.js' } },
    ],
    remotes: { browse: { current: 'v1' } },
  })
  const config = fake.configOf('market')
  expect(JSON.stringify(config)).toContain('https://firestore.googleapis.com')

  await release('v2')
  expect(fake.served('market')).toHaveProperty(['/two.js'])
  expect(fake.configOf('market')).toEqual(config)
})

it('withdraws a release: its files are gone, and it cannot come back', async () => {
  await release('v1')
  await release('v2')
  await withdraw('v2')
  expect(foldersOf('market-browse')).toEqual(['v1'])
  expect(published().remotes['browse']).toMatchObject({ current: 'v1', withdrawn: ['v2'] })
  await expect(release('v2')).rejects.toThrow('v2 was withdrawn')
  expect(foldersOf('market-browse')).toEqual(['v1'])
  await expect(withdraw('v1')).rejects.toThrow('no version before it')
  expect(foldersOf('market-browse')).toEqual(['v1'])
})

it('rolls back the shell to a retained build, without uploading it or changing the registry', async () => {
  for (const script of ['one.js', 'two.js', 'three.js', 'four.js']) await releaseShellOf(script)
  await release('v1')
  const count = fake.uploads.length
  await rollbackShell(undefined, sites, note)
  expect(shellFiles()).toEqual([
    '/.well-known/security.txt',
    '/release.json',
    '/remotes.json',
    '/robots.txt',
    '/server.js',
    '/shell.html',
    '/three.js',
  ])
  expect(fake.served('market')['/server.js']).toBe('server of three.js')
  expect(published()).toMatchObject({ shell: 'three.js', remotes: { browse: { current: 'v1' } } })
  await rollbackShell('two.js', sites, note)
  expect(shellFiles()).toContain('/two.js')
  // Only the registry, twice.
  expect(fake.uploads).toHaveLength(count + 2)
  await expect(rollbackShell('one.js', sites, note)).rejects.toThrow('no shell one.js')

  await releaseShellOf('five.js')
  expect(shellFiles()).toContain('/five.js')
  expect(published()).not.toHaveProperty('shell')
})

it('continues after a release crashed that held the lease', async () => {
  await firestore
    .doc('deployment/lease-market-browse')
    .set({ holder: 'gone', until: Timestamp.fromMillis(Date.now() - 1) })
  await release('v1')
  expect(foldersOf('market-browse')).toEqual(['v1'])
  expect((await firestore.doc('deployment/lease-market-browse').get()).exists).toBe(false)
})
