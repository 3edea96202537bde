import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { App as FirebaseApp } from 'firebase-admin/app'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { backUp, backUpDecisions } from '#backup/back-up.ts'
import { restore } from '#backup/restore.ts'
import { backendFolder, repository } from '#base/folders.ts'
import { parseProductionSettings } from '#base/production-settings.ts'
import { releasesDatabase } from '#base/with-project.ts'
import { allChecks } from '#deployment/checks/all-checks.ts'
import { formatFindings, runChecks } from '#deployment/checks/check.ts'
import { indexes } from '#deployment/checks/data.ts'
import { createGoogleApi } from '#deployment/google-api.ts'
import { emailOf, identities } from '#deployment/roles.ts'
import { alertAbout } from '#functions/alerts/alert-about.ts'
import { indexSavedSearch } from '#functions/alerts/index-saved-search.ts'
import { grantRole } from '#functions/moderation/roles.ts'
import { startFakeHosting } from '#releases/firebase/fake-hosting.ts'
import { firebaseSites } from '#releases/firebase/firebase-sites.ts'
import { createHostingApi } from '#releases/firebase/hosting-api.ts'
import { releaseBuild } from '#releases/release-build.ts'
import type { Market } from '#tests/backup/market.ts'
import { loseEverything, openMarket } from '#tests/backup/market.ts'
import { peopleOf } from '#tests/backup/people.ts'
import { completeVariables } from '#tests/deployment/a-complete-project.ts'
import { startFakeGoogle } from '#tests/deployment/fake-google.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openBackend } from '#tests/functions/backend.ts'
import { aRelease } from '#tests/releases/a-release.ts'
import { startFirestoreWithRoles } from '#tests/with-roles/firestore-with-roles.ts'
import {
  permissionInAuth,
  permissionInHosting,
  permissionInStorage,
  startHttpWithRoles,
} from '#tests/with-roles/http-with-roles.ts'
import { mayCallIn } from '#tests/with-roles/may-call.ts'

import { aNewProject, runCurl, runNpx } from './console.ts'
import { runGcloud } from './fake-gcloud.ts'
import { runCommands } from './run-commands.ts'

// The documents set up an empty project. In each test those who act have the roles that their account got by that, and
// no other.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const settings = parseProductionSettings({
  ...completeVariables,
  ADAMARKET_PUSH_PUBLIC_KEY: 'x'.repeat(87),
})
const google = await startFakeGoogle()
const project = aNewProject()
const api = createGoogleApi({
  token: async () => 'token',
  projectId: settings.projectId,
  fakeOrigin: google.origin,
})
const emulators = {
  firestore: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  auth: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  storage: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '',
}

const paramsSchema = v.object({ MAIL_COLLECTION: v.string() })
const extensionsSchema = v.object({
  instances: v.tuple([v.object({ config: v.object({ params: paramsSchema }) })]),
})

/** A market without functions that run by themselves: those who act call them. */
let market: Market
let folder: string
const closing: (() => unknown)[] = []
beforeAll(async () => {
  google.reset(project)
  market = await openMarket()
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-'))
  await symlink(backendFolder, join(folder, 'backend'))
  await setUp()
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await market.close()
  await google.close()
  await rm(folder, { recursive: true })
})

/** Runs what an operator copies from the documents or from the checks, with the placeholders filled in. */
async function typeIn(commands: string): Promise<void> {
  const filledIn = commands
    .replaceAll('<their address>', 'operators@example.com')
    .replaceAll('<account>', 'A')
    .replaceAll('<amount>', '200USD')
    .replaceAll('<of the database>', 'eur3')
  await runCommands(filledIn, folder, {
    gcloud: (words) => runGcloud(words, project),
    curl: (words) => runCurl(words, project),
    npx: (words) => runNpx(words, project),
  })
}

/** The commands below a heading of the runbook. */
async function commandsUnder(heading: string): Promise<string> {
  const runbook = await readFile(join(repository, 'docs/operations.md'), 'utf8')
  const section = runbook.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`))
  const commands = /```sh\n([^]*?)```/.exec(section ?? '')?.[1]
  if (commands === undefined) throw new Error(`The runbook has no commands under ${heading}`)
  return commands
}

// Indexes come with a deployment.
const checks = allChecks.filter((check) => check !== indexes)
const check = () => runChecks(checks, { api, settings })

/** The emulators for an account with the roles that it has in the project. */
async function asAccount(name: string) {
  const mayCall = mayCallIn(project, emailOf(name, settings.projectId))
  const firestore = await startFirestoreWithRoles(emulators.firestore, mayCall)
  const auth = await startHttpWithRoles(emulators.auth, permissionInAuth, mayCall)
  const storage = await startHttpWithRoles(emulators.storage, permissionInStorage, mayCall)
  closing.push(firestore.close, auth.close, storage.close)
  return { mayCall, firestore, auth, storage }
}

/** Does some work in the market as an account. The Admin SDK reads the addresses with its first requests. */
async function inMarketAs<Value>(name: string, work: (backend: Backend) => Promise<Value>) {
  const { firestore, auth, storage } = await asAccount(name)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host)
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', auth.host)
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', storage.host)
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${storage.host}`)
  const backend = openBackend(projectOf(market))
  try {
    return await work(backend)
  } finally {
    vi.unstubAllEnvs()
    await backend.close()
  }
}

function projectOf({ bucket }: Backend): string {
  return bucket.name.replace('.appspot.com', '')
}

/** What the extension "Trigger Email" sends: the emails in the collection that it was given. */
async function sent(): Promise<readonly string[]> {
  const address = 'firebaseextensions.googleapis.com/v1beta/projects/my-market/instances'
  const { instances } = v.parse(extensionsSchema, project.settings.get(address))
  const [{ config }] = instances
  const { docs } = await market.firestore.collection(config.params.MAIL_COLLECTION).get()
  return docs.map((mail) => `${mail.get('to')}: ${mail.get('message.subject')}`).toSorted()
}

/** Follows the documents: the alerts of the runbook, what the checks print, and the rest of the runbook. */
async function setUp(): Promise<void> {
  await typeIn(await commandsUnder('Alerts'))
  const { required, advised } = await check()
  await typeIn([...required, ...advised].map(({ command }) => command).join('\n'))
  await typeIn(await commandsUnder('Sign in without keys'))
  await typeIn(await commandsUnder('A project for backups'))
}

it('the documents alone set up a project', async () => {
  expect(formatFindings(await check())).toBe('Nothing is missing.')
})

const teams = identities.map(({ name }) => name).filter((name) => /^release-|^deploy$/.test(name))
it.each(teams)('GitHub signs in as %s for its own workflow', (team) => {
  const email = emailOf(team, settings.projectId)
  const policy = project.settings.get(
    `iam.googleapis.com/v1/projects/my-market/serviceAccounts/${email}:getIamPolicy`,
  )
  const pool = 'iam.googleapis.com/projects/123/locations/global/workloadIdentityPools/github'
  const sources = 'adamarket/adamarket'
  const member =
    team === 'deploy'
      ? `principal://${pool}/subject/repo:${sources}:environment:production-backend`
      : `principalSet://${pool}/attribute.workflow/${sources}/.github/workflows/${team.replace('release-', '')}.yml@refs/heads/main`
  expect(policy).toEqual({
    bindings: [{ role: 'roles/iam.workloadIdentityUser', members: [member] }],
  })
})

it('a ban is followed, a saved search answered, and a lost market restored', async () => {
  const { auth, firestore } = market
  const { set, post, report } = peopleOf(market)
  for (const uid of ['selin', 'seller', 'reader']) {
    await auth.createUser({ uid, email: `${uid}@example.com`, emailVerified: true })
  }
  await grantRole(market, 'selin', 'moderator')
  await post('tv', 'seller', { title: 'Television' })
  await report('tv', 'reader')
  await set('users/reader/savedSearches/1', {
    name: 'Bicycles',
    search: 'query=bicycle',
    notify: 'immediately',
    language: 'en',
    createdAt: new Date(0),
    newCount: 0,
  })
  const [whole, decisions] = [join(folder, 'whole'), join(folder, 'decisions')]
  await inMarketAs('backup', (backend) => backUp(backend, whole, () => {}))

  await inMarketAs('functions', async (backend) => {
    await peopleOf({ ...market, ...backend }).moderate('tv', 'ban')
    await indexSavedSearch(backend, 'reader', '1')
    await post('bicycle', 'other', { title: 'Bicycle' })
    const services = { ...backend, site: 'https://market.example' }
    await alertAbout(services, 'bicycle', { at: new Date() })
  })
  const isBanned = async () => [
    (await auth.getUser('seller')).disabled,
    (await firestore.doc('withheldListings/tv').get()).get('heldBy'),
    (await firestore.doc('posts/tv').get()).get('title'),
  ]
  expect(await isBanned()).toEqual([true, 'ban', undefined])
  expect(await sent()).toEqual([
    'reader@example.com: New for “Bicycles”: Bicycle',
    expect.stringMatching(/^seller@example.com: Hesabınız kapatıldı · .*Your account is closed$/),
  ])

  await inMarketAs('backup', (backend) => backUpDecisions(backend, decisions, () => {}))
  await loseEverything(market)
  await auth.updateUser('seller', { disabled: false })
  await restore(market, whole, () => {}, { decisions })
  expect(await isBanned()).toEqual([true, 'ban', undefined])
  expect((await firestore.doc('users/reader/savedSearches/1').get()).exists).toBe(true)
})

it("a team releases its app, and has no right to people's data", async () => {
  const { mayCall, firestore } = await asAccount('release-browse')
  const fake = await startFakeHosting()
  const hosting = await startHttpWithRoles(new URL(fake.origin).host, permissionInHosting, mayCall)
  closing.push(fake.close, hosting.close)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host)
  const app: FirebaseApp = initializeApp({ projectId: projectOf(market) }, randomUUID())
  const releases = getFirestore(app, releasesDatabase)
  const people = getFirestore(app)
  closing.push(() => deleteApp(app))

  const dist = join(folder, 'v1')
  await mkdir(dist)
  await writeFile(join(dist, 'release.json'), JSON.stringify(aRelease('v1')))
  await writeFile(join(dist, 'remoteEntry.js'), 'entry')
  const sites = firebaseSites(
    settings,
    releases,
    createHostingApi({
      projectId: settings.projectId,
      token: async () => 'token',
      origin: `http://${hosting.host}`,
    }),
  )
  const note = { action: 'release', by: 'browse' }
  await releaseBuild({ app: 'browse-remote', dist, note }, sites)
  expect(fake.served('market-browse')).toHaveProperty(['/v1/remoteEntry.js'], 'entry')
  await expect(people.collection('users').listDocuments()).rejects.toThrow('PERMISSION_DENIED')
  await expect(people.doc('users/reader').delete()).rejects.toThrow('PERMISSION_DENIED')
  vi.unstubAllEnvs()
})

it.each(['page-server', 'backup'])('%s only reads what people wrote', async (name) => {
  await market.firestore.doc(`users/${name}`).set({ about: 'Mine' })
  await inMarketAs(name, async ({ firestore }) => {
    const profile = firestore.doc(`users/${name}`)
    expect((await profile.get()).exists).toBe(true)
    await expect(profile.update({ about: 'Changed' })).rejects.toThrow('PERMISSION_DENIED')
  })
})
