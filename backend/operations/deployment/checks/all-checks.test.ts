import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createGoogleApi } from '#deployment/google-api.ts'
import { parseProductionSettings } from '#base/production-settings.ts'
import { aCompleteProject, completeVariables } from '#tests/deployment/a-complete-project.ts'
import type { FakeProject } from '#tests/deployment/fake-google.ts'
import { startFakeGoogle } from '#tests/deployment/fake-google.ts'

import { allChecks } from './all-checks.ts'
import { formatFindings, isComplete, runChecks } from './check.ts'
import { indexes } from './data.ts'

const settings = parseProductionSettings(completeVariables)
// A new project has no indexes, and no keys of notifications.
const checks = allChecks.filter(
  (check) => check !== indexes && !check.name.includes('notifications'),
)
const identity = 'identitytoolkit.googleapis.com/admin/v2/projects/my-market/config'
const policy = 'cloudresourcemanager.googleapis.com/v1/projects/my-market:getIamPolicy'

let google: Awaited<ReturnType<typeof startFakeGoogle>>
let project: FakeProject
beforeAll(async () => {
  google = await startFakeGoogle()
})
afterAll(() => google.close())
beforeEach(() => {
  project = aCompleteProject()
  google.reset(project)
})

const check = () => {
  const token = async () => 'token'
  const api = createGoogleApi({ token, projectId: 'my-market', fakeOrigin: google.origin })
  return runChecks(checks, { api, settings })
}

it('misses nothing of a complete project', async () => {
  const findings = await check()
  expect(formatFindings(findings)).toMatch(/^Nothing is missing[.]$/m)
  expect(formatFindings(findings).match(/enforced for [^:]+/g)).toEqual([
    'enforced for callable functions',
  ])
  expect(isComplete(findings)).toBe(true)
})

it.each([
  ['EU', true],
  ['EUROPE-WEST1', true],
  ['EUR4', true],
  ['US', false],
  ['ASIA', false],
  ['EUROPE-WEST3', false],
])('functions in europe-west1 may listen to a bucket in %s: %s', async (location, canBe) => {
  const bucket = `storage.googleapis.com/storage/v1/b/${settings.storageBucket}`
  project.settings.set(bucket, { location })
  const refusal = `which is in ${location.toLowerCase()}: set ADAMARKET_REGION`
  expect(formatFindings(await check()).includes(refusal)).toBe(!canBe)
})

it('asks for each service that the checks call', async () => {
  await check()
  for (const host of google.requestedHosts) project.settings.set(`disabled ${host}`, true)
  const command = /gcloud services enable (.*) --project/.exec(formatFindings(await check()))?.[1]
  expect(command?.split(' ').toSorted()).toEqual([...google.requestedHosts].toSorted())
})

it('says where App Check is not enforced, which may be intended', async () => {
  const service = (name: string) =>
    `firebaseappcheck.googleapis.com/v1/projects/my-market/services/${name}.googleapis.com`
  project.settings.set(service('firestore'), { enforcementMode: 'UNENFORCED' })
  project.settings.delete(service('firebasestorage'))
  const findings = await check()
  expect(isComplete(findings)).toBe(true)
  const text = formatFindings(findings)
  expect(text.match(/App Check is not enforced for [^:]+/g)).toEqual([
    'App Check is not enforced for Firestore',
    'App Check is not enforced for Storage',
    'App Check is not enforced for callable functions',
  ])
  expect(text).toContain(
    `curl -X PATCH 'https://${service('firestore')}?updateMask=enforcementMode'`,
  )
})

it('does not pass a project when something could not be checked', async () => {
  google.fail(/alertPolicies/)
  const findings = await check()
  expect(formatFindings(findings)).toMatch(/^Could not be checked:\n {2}Alerts: 400 /)
  expect(isComplete(findings)).toBe(false)
})

const config = {
  signIn: { email: { enabled: true }, anonymous: { enabled: true } },
  authorizedDomains: ['market.web.app', 'market.example'],
  notification: { sendEmail: { callbackUri: 'https://market.example/account-action' } },
}

it.each<[string, string, unknown, readonly string[]]>([
  [
    'sign-in that is not protected',
    identity,
    config,
    ['updateMask=emailPrivacyConfig', 'updateMask=signIn.anonymous', 'updateMask=passwordPolicy'],
  ],
  [
    'limit of text messages',
    identity,
    { ...config, subtype: 'FIREBASE_AUTH' },
    [
      'https://console.firebase.google.com/project/my-market/authentication/settings',
      'updateMask=signIn.phoneNumber',
      'updateMask=smsRegionConfig',
      'npm run ops -- deploy --project my-market --only backend',
    ],
  ],
  [
    'mail extension',
    'firebaseextensions.googleapis.com/v1beta/projects/my-market/instances',
    { instances: [] },
    [
      'https://console.firebase.google.com/project/my-market/extensions/install?ref=firebase/firestore-send-email',
    ],
  ],
  [
    'log metric',
    'logging.googleapis.com/v2/projects/my-market/metrics',
    {},
    [
      'gcloud logging metrics create held_listings --config-from-file=backend/operations/monitoring/log-metrics/held-listings.json',
    ],
  ],
  [
    'alert',
    'monitoring.googleapis.com/v3/projects/my-market/alertPolicies',
    { alertPolicies: [{ displayName: 'Held listings pile up' }] },
    [
      'gcloud monitoring policies create --policy-from-file=backend/operations/monitoring/alerts/held-listings.json',
    ],
  ],
  [
    'account',
    'iam.googleapis.com/v1/projects/my-market/serviceAccounts/page-server@my-market.iam.gserviceaccount.com',
    undefined,
    ['gcloud iam service-accounts create page-server --project=my-market'],
  ],
  [
    'database of the releases',
    'firestore.googleapis.com/v1/projects/my-market/databases/releases',
    undefined,
    ['gcloud firestore databases create --database=releases'],
  ],
  [
    'key of the web app',
    'apikeys.googleapis.com/v2/keys:lookupKey',
    undefined,
    ['https://console.firebase.google.com/project/my-market/settings/general'],
  ],
])('names the commands for a missing or wrong %s', async (_what, address, answer, commands) => {
  if (answer === undefined) project.settings.delete(address)
  else project.settings.set(address, answer)
  const text = formatFindings(await check())
  for (const command of commands) expect(text).toContain(command)
})

it('names roles that are missing, in the wrong place, or not needed', async () => {
  const release = 'serviceAccount:release-browse@my-market.iam.gserviceaccount.com'
  const former = 'serviceAccount:release@my-market.iam.gserviceaccount.com'
  const compute = 'serviceAccount:123-compute@developer.gserviceaccount.com'
  project.settings.set(policy, {
    bindings: [
      { role: 'roles/datastore.user', members: [release] },
      { role: 'roles/firebasehosting.admin', members: [release, former] },
      { role: 'roles/editor', members: [compute] },
    ],
  })
  const text = formatFindings(await check())
  const projects = (action: string) => `gcloud projects ${action}-iam-policy-binding my-market`
  const inReleases =
    '--condition=\'expression=resource.name=="projects/my-market/databases/releases",title=releases\''
  expect(text).toContain(
    `${projects('add')} --member=${release} --role=roles/datastore.user ${inReleases}`,
  )
  const storage = 'serviceAccount:service-123@gs-project-accounts.iam.gserviceaccount.com'
  expect(text).toContain(`${projects('add')} --member=${storage} --role=roles/pubsub.publisher`)
  const rules = 'serviceAccount:service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com'
  expect(text).toContain(
    `${projects('add')} --member=${rules} --role=roles/firebaserules.firestoreServiceAgent`,
  )
  for (const [member, role] of [
    [release, 'roles/datastore.user'],
    [former, 'roles/firebasehosting.admin'],
    [compute, 'roles/editor'],
  ]) {
    expect(text).toContain(
      `${projects('remove')} --member=${member} --role=${role} --condition=None`,
    )
  }
  expect(text).not.toContain(`--member=${release} --role=roles/firebasehosting.admin`)
})
