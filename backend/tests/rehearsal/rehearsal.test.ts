import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { backendFolder, repository } from '#base/folders.ts'
import { parseProductionSettings } from '#base/production-settings.ts'
import { run } from '#base/run.ts'
import { emailOf, identities, permissionsOf } from '#deployment/roles.ts'
import { alertAbout } from '#functions/alerts/alert-about.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'
import { indexSavedSearch } from '#functions/alerts/index-saved-search.ts'
import { startFakeHosting } from '#tests/releases/fake-hosting.ts'
import type { Market } from '#tests/backup/market.ts'
import { loseEverything, openMarket } from '#tests/backup/market.ts'
import { peopleOf } from '#tests/backup/people.ts'
import { completeVariables } from '#tests/deployment/a-complete-project.ts'
import { startFakeGoogle } from '#tests/deployment/fake-google.ts'
import { variablesFor } from '#tests/deployment/firebase-tools.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openBackend } from '#tests/functions/backend.ts'
import { aRelease, aShell } from '#tests/releases/a-release.ts'
import { startFirestoreWithRoles } from '#tests/with-roles/firestore-with-roles.ts'
import {
  permissionInAuth,
  permissionInHosting,
  permissionInStorage,
  startHttpWithRoles,
} from '#tests/with-roles/http-with-roles.ts'
import type { MayCall } from '#tests/with-roles/may-call.ts'
import { mayCallIn } from '#tests/with-roles/may-call.ts'

import { aNewProject, runCurl, runNpx } from './console.ts'
import { runGcloud } from './fake-gcloud.ts'
import { runCommands } from './run-commands.ts'

// The documents set up an empty project. Commands are typed into processes; in each test those who act have the roles
// that their account got by that, and no other.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const variables = {
  ...completeVariables,
  ADAMARKET_PUSH_PUBLIC_KEY: 'x'.repeat(87),
}
const settings = parseProductionSettings(variables)
const google = await startFakeGoogle()
const hosting = await startFakeHosting()
const project = aNewProject()
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
  market = await openMarket(settings.projectId, settings.storageBucket)
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-'))
  await symlink(backendFolder, join(folder, 'backend'))
  await setUp()
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await market.close()
  await Promise.all([google.close(), hosting.close()])
  await rm(folder, { recursive: true })
})

/**
 * Runs what an operator copies from the documents or from the checks, with the placeholders filled in.
 *
 * @param roles those of the person who types; an owner has all
 */
async function typeIn(commands: string, roles?: readonly string[]): Promise<void> {
  const filledIn = commands
    .replaceAll('<their address>', 'operators@example.com')
    .replaceAll('<account>', 'A')
    .replaceAll('<amount>', '200USD')
    .replaceAll('<of the database>', 'eur3')
    .replaceAll('<region>', 'europe-west1')
    .replaceAll('<bucket>', settings.storageBucket)
    .replaceAll('<repository id>', '1234567')
    .replaceAll('<the site>', 'market.example')
    .replaceAll('<uid>', 'lost')
  await runCommands(filledIn, folder, {
    gcloud: (words) => runGcloud(words, project, roles),
    curl: (words) => runCurl(words, project),
    npx: (words) => runNpx(words, project),
  })
}

/** The commands below a heading of the runbook. */
async function commandsUnder(heading: string): Promise<string> {
  const runbook = await readFile(join(repository, 'docs/operations.md'), 'utf8')
  const section = runbook.split(/^##+ /m).find((one) => one.startsWith(`${heading}\n`))
  const commands = /```sh\n([^]*?)```/.exec(section ?? '')?.[1]
  if (commands === undefined) throw new Error(`The runbook has no commands under ${heading}`)
  return commands
}

/** Where the services are: for an owner, who may do everything, and for an account. */
type Services = Readonly<Record<'firestore' | 'auth' | 'storage' | 'hosting', string>>
const asOwner: Services = { ...emulators, hosting: new URL(hosting.origin).host }

/** The roles that the runbook gives to those who are on call. */
async function rolesOnCall(): Promise<readonly string[]> {
  const runbook = await readFile(join(repository, 'docs/operations.md'), 'utf8')
  const row = runbook.split('\n').find((line) => /^\| On call +\|/.test(line)) ?? ''
  return row.match(/roles\/[\w.]+/g) ?? []
}

/** The services for those who are on call. */
async function asOnCall(): Promise<Services> {
  const roles = await rolesOnCall()
  return await asOne((permission) =>
    roles.some((role) => permissionsOf[role]?.includes(permission)),
  )
}

/** The same for an account, with the roles that it has in the project. */
async function asAccount(name: string): Promise<Services> {
  return await asOne(mayCallIn(project, emailOf(name, settings.projectId)))
}

async function asOne(mayCall: MayCall): Promise<Services> {
  const started = {
    firestore: await startFirestoreWithRoles(asOwner.firestore, mayCall),
    auth: await startHttpWithRoles(asOwner.auth, permissionInAuth, mayCall),
    storage: await startHttpWithRoles(asOwner.storage, permissionInStorage, mayCall),
    hosting: await startHttpWithRoles(asOwner.hosting, permissionInHosting, mayCall),
  }
  const { firestore, auth, storage, hosting: sites } = started
  closing.push(...Object.values(started).map(({ close }) => close))
  return {
    firestore: firestore.host,
    auth: auth.host,
    storage: storage.host,
    hosting: sites.host,
  }
}

function variablesOf({ firestore, auth, storage }: Services) {
  return {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
    STORAGE_EMULATOR_HOST: `http://${storage}`,
  }
}

/** Types `npm run ops -- <words> --project my-market`. @returns what it prints, and its exit code */
async function ops(words: string, services = asOwner) {
  const { NODE_ENV: _ofTests, ...inherited } = process.env
  const parameters = [...words.split(' '), '--project', settings.projectId]
  return await run('npm', ['run', 'ops', '--', ...parameters], {
    cwd: repository,
    env: {
      ...inherited,
      ...variables,
      ...variablesFor(google.origin),
      ...variablesOf(services),
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'on-fake-google.mjs'))}`,
      FAKE_GOOGLE: google.origin,
      FAKE_HOSTING: `http://${services.hosting}`,
      GCE_METADATA_HOST: new URL(google.origin).host,
      // Not the credentials of the developer who runs the tests.
      CLOUDSDK_CONFIG: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
}

/** The same, for a command that succeeds. */
async function done(words: string, services = asOwner): Promise<string> {
  const { code, output } = await ops(words, services)
  if (code !== 0) throw new Error(output)
  return output
}

/** The page of a shell, as it is built. */
const page = '<script id="environment">{}</script>'

/** Writes a build, which `release.json` describes. */
async function writeBuild(
  dist: string,
  description: object,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(dist)
  const all = { 'release.json': JSON.stringify(description), ...files }
  for (const [file, content] of Object.entries(all)) await writeFile(join(dist, file), content)
}

/** Does some work in the market as an account. The Admin SDK reads the addresses with its first requests. */
async function inMarketAs<Value>(name: string, work: (backend: Backend) => Promise<Value>) {
  for (const [variable, host] of Object.entries(variablesOf(await asAccount(name)))) {
    vi.stubEnv(variable, host)
  }
  const backend = openBackend(settings.projectId, settings.storageBucket)
  try {
    return await work(backend)
  } finally {
    vi.unstubAllEnvs()
    await backend.close()
  }
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
  const { output } = await ops('deploy --check')
  const commands = output.match(/^ {4}\S.*$/gm) ?? []
  await typeIn(commands.filter((command) => !command.includes(' ops -- ')).join('\n'))
  await typeIn(await commandsUnder('Sign in without keys'))
  await typeIn(await commandsUnder('A project for backups'))
  await typeIn(await commandsUnder('Schedule them'))
}

it('the documents alone set up a project, and it is deployed', async () => {
  await done('deploy --only backend --yes', await asAccount('deploy'))
  expect(await done('deploy --check')).toContain('Nothing is missing.')
})

const teams = identities
  .map(({ name }) => name)
  .filter((name) => /^release-|^deploy$|^watch-canaries$/.test(name))
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
  const refused = await ops('grant selin@example.com moderator')
  expect(refused.output).toMatch(
    /This changes the project my-market\.\n+Nothing was changed: add --yes/,
  )
  expect(refused.code).toBe(1)
  expect((await firestore.doc('moderators/selin').get()).exists).toBe(false)
  await done('grant selin@example.com moderator --yes')
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
  await done(`backup ${whole}`, await asAccount('backup'))

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
    'seller@example.com: Your account is closed',
  ])

  await done(`backup ${decisions} --decisions`, await asAccount('backup'))
  expect((await ops('health')).output).toMatch(/copy of decisions made +20\S+Z, \d+ seconds ago/)
  await loseEverything(market)
  await auth.updateUser('seller', { disabled: false })
  await done(`restore ${whole} --decisions ${decisions} --yes`)
  expect(await isBanned()).toEqual([true, 'ban', undefined])
  expect((await firestore.doc('users/reader/savedSearches/1').get()).exists).toBe(true)
})

it("teams release their apps, the shell first, and have no right to people's data", async () => {
  const shell = join(folder, 'shell')
  await writeBuild(shell, aShell('s1'), { 'index.html': page, 'server.js': '' })
  const entry = 'the container'
  const integrity = `sha256-${createHash('sha256').update(entry).digest('base64')}`
  const dist = join(folder, 'v1')
  const built = aRelease('v1', { integrity, hashes: {} })
  await writeBuild(dist, built, { 'remoteEntry.js': entry })

  const team = await asAccount('release-browse')
  const early = await ops(`release browse ${dist} --no-tests --yes`, team)
  expect(early.output).toContain(
    'https://market.web.app has no shell: 404. Release the shell first',
  )
  expect(early.code).toBe(1)
  expect(hosting.served('market-browse')).toEqual({})

  await done(`release shell ${shell} --no-tests --yes`, await asAccount('release-shell'))
  expect(await done(`release browse ${dist} --no-tests --yes`, team)).toContain('browse v1 is live')
  expect(hosting.served('market-browse')).toHaveProperty(['/v1/remoteEntry.js'], entry)
  expect(await done('releases', team)).toContain('browse v1 is live')

  await done('canary browse v1 10 --yes', team)
  expect(await done('watch-canary --yes', await asAccount('watch-canaries'))).toContain(
    'browse v1 stays a canary: 0 of 100 visits',
  )

  const refused = await ops('check-data', team)
  expect(refused.output).toMatch(/^\d+ PERMISSION_DENIED: .*$/m)
  expect(refused.output).not.toMatch(/^ +at /m)
  expect(refused.code).toBe(1)
})

it('those who are on call look at each alert, and whether the site is healthy, and change nothing', async () => {
  const roles = await rolesOnCall()
  await typeIn(await commandsUnder('Commands for each alert'), roles)
  await expect(typeIn(await commandsUnder('Who has read data'), roles)).rejects.toThrow(
    'roles/logging.privateLogViewer',
  )
  await typeIn(await commandsUnder('Who has read data'))
  await typeIn(await commandsUnder('Rotate keys'))

  const onCall = await asOnCall()
  const seen = await ops('health', onCall)
  expect(seen.output).toContain('\nHealth of the project my-market, ')
  // No schedule has run in this project.
  expect(seen.output).toContain('Never happened: daily emails written.')
  expect(seen.output).not.toContain('could not be read')
  expect(seen.code).toBe(1)

  const email = 'oncall@example.com'
  await market.auth.createUser({ uid: 'oncall', email })
  const whole = join(folder, 'whole')
  for (const words of [
    `grant ${email} admin`,
    'rates EUR=1.17 GBP=1.33 TRY=0.0195',
    `restore ${whole}`,
    'check-data --fix',
  ]) {
    const refused = await ops(`${words} --yes`, onCall)
    expect(refused.output).toMatch(/PERMISSION_DENIED|insufficient permission/)
    expect(refused.output).not.toMatch(/^ +at /m)
    expect(refused.code).toBe(1)
  }
  expect((await market.firestore.doc('moderators/oncall').get()).exists).toBe(false)
  expect((await market.firestore.doc('exchangeRates/latest').get()).exists).toBe(false)
})

it('an operator erases an account whose user lost their address, and verifies it', async () => {
  const { auth, firestore } = market
  await auth.createUser({ uid: 'lost', email: 'lost@example.com' })
  await firestore.doc('users/lost').set({ name: 'Lost' })
  await typeIn(await commandsUnder('Erase for a user who lost their address'))
  expect(project.settings.get('deleted account')).toBe('lost')
  await auth.deleteUser('lost')
  const late = 'Deleted accounts whose data is still there: 1, such as deletedAccounts/lost.'
  const onCall = await asOnCall()
  expect((await ops('health', onCall)).output).toContain(late)

  await inMarketAs('functions', (backend) => forgetUser(backend.firestore, backend.bucket, 'lost'))
  const commands = (await commandsUnder('Verify an erasure')).split('\n')
  const ours = commands.filter((command) => command.startsWith('npm run ops'))
  await typeIn(
    commands.filter((command) => !ours.includes(command)).join('\n'),
    await rolesOnCall(),
  )
  expect(ours).toHaveLength(2)
  for (const command of ours) {
    const [, words = ''] = /^npm run ops -- (.*) --project my-market$/.exec(command) ?? []
    const { output } = await ops(words, onCall)
    expect(output).not.toMatch(/PERMISSION_DENIED|lost/)
  }
})

it.each(['page-server', 'backup'])('%s only reads what people wrote', async (name) => {
  await market.firestore.doc(`users/${name}`).set({ about: 'Mine' })
  await inMarketAs(name, async ({ firestore }) => {
    const profile = firestore.doc(`users/${name}`)
    expect((await profile.get()).exists).toBe(true)
    await expect(profile.update({ about: 'Changed' })).rejects.toThrow('PERMISSION_DENIED')
  })
})
