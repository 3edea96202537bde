import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { deployProject } from '#deployment/deploy-project.ts'
import { createGoogleApi } from '#deployment/google-api.ts'
import { codebases } from '#deployment/write-deployment.ts'
import * as functions from '#functions/index.ts'
import { firebaseFolder } from '#base/folders.ts'
import { parseProductionSettings } from '#base/production-settings.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openEmptyBackend } from '#tests/functions/backend.ts'

import { aCompleteProject, completeVariables } from './a-complete-project.ts'
import type { FakeProject } from './fake-google.ts'
import { startFakeGoogle } from './fake-google.ts'
import { startFirebaseTools } from './firebase-tools.ts'

const settings = parseProductionSettings(completeVariables)
const functionNames = [...Object.keys(functions), 'pages']
const place = 'projects/my-market/locations/europe-west1/functions'
const identityConfig = 'identitytoolkit.googleapis.com/admin/v2/projects/my-market/config'
const groups = 'projects/my-market/databases/(default)/collectionGroups'

let google: Awaited<ReturnType<typeof startFakeGoogle>>
let tools: Awaited<ReturnType<typeof startFirebaseTools>>
let project: FakeProject
let backend: Backend
let backups: string
const printed: string[] = []

beforeAll(async () => {
  google = await startFakeGoogle()
  tools = await startFirebaseTools(google.origin, settings)
})
afterAll(async () => {
  await tools.stop()
  await google.close()
})

beforeEach(async () => {
  project = aCompleteProject()
  addMobileBackend(project)
  google.reset(project)
  printed.length = 0
  backend = await openEmptyBackend('demo-deploy')
  backups = await mkdtemp(join(tmpdir(), 'rules-'))
  await backend.firestore.doc('posts/old').set({
    title: 'Bicycle',
    description: 'Red',
    price: 100,
    currency: 'EUR',
    category: 'Vehicles',
    subCategory: 'Bicycle',
    location: 'Girne',
    timestamp: '2026-11-01T10:00:00.000Z',
    userId: 'ayse',
  })
  return async () => {
    await backend.close()
    await rm(backups, { recursive: true })
  }
})

/** The label of functions that firebase-tools deployed, the only ones that it deletes. */
const byTools = { 'deployment-tool': 'cli-firebase' }

/** What another team has in the same project. */
function addMobileBackend({ functions: live, rulesets, releases, indexes, fields }: FakeProject) {
  for (const [name, labels] of [
    ['sendPush', byTools],
    ['pageViews', { ...byTools, 'firebase-functions-codebase': 'mobile' }],
  ] as const) {
    live.set(`${place}/${name}`, {
      name: `${place}/${name}`,
      labels,
      environment: 'GEN_2',
      state: 'ACTIVE',
      buildConfig: { runtime: 'nodejs22', entryPoint: name },
      serviceConfig: { service: name, uri: `https://${name}.example` },
    })
  }
  rulesets.set('projects/my-market/rulesets/mobile', 'rules of the mobile app')
  rulesets.set('projects/my-market/rulesets/chat', 'rules of the chat')
  const names = 'projects/my-market/releases'
  releases.set(`${names}/cloud.firestore`, 'projects/my-market/rulesets/mobile')
  releases.set(`${names}/firebase.storage/my-market-chat`, 'projects/my-market/rulesets/chat')
  indexes.push({
    name: `${groups}/chats/indexes/theirs`,
    queryScope: 'COLLECTION',
    fields: [{ fieldPath: 'members', arrayConfig: 'CONTAINS' }],
    state: 'READY',
  })
  fields.set(`${groups}/chats/fields/text`, { indexes: [] })
}

type Options = {
  readonly mayReplaceRules?: boolean
  /** Undefined to deploy only the backend. */
  readonly releaseSites?: (() => Promise<void>) | undefined
}

function deploy(options: Options = {}): Promise<void> {
  const { mayReplaceRules, releaseSites } = {
    mayReplaceRules: true,
    releaseSites: async () => {
      google.changes.push('sites')
    },
    ...options,
  }
  const token = () => Promise.resolve('token')
  return deployProject({
    settings,
    api: createGoogleApi({ token, projectId: 'my-market', fakeOrigin: google.origin }),
    firestore: backend.firestore,
    deployTarget: (target) => tools.run(tools.parameters(target)),
    ...(releaseSites && { releaseSites }),
    functionNames,
    backups,
    mayReplaceRules,
    pauseMs: 1,
    progress: {
      line: (text) => printed.push(text),
      step: (_what, work) => work(),
    },
    signal: new AbortController().signal,
  })
}

const indexed = async () =>
  (await backend.firestore.collectionGroup('searchEntries').count().get()).data().count

const ours = (name: string) => readFile(join(firebaseFolder, name), 'utf8')
const liveRules = (release: string) =>
  project.rulesets.get(project.releases.get(`projects/my-market/releases/${release}`) ?? '')

async function expectDeployed({ sites = 1 } = {}): Promise<void> {
  for (const name of functionNames) {
    const codebase = name === 'pages' ? codebases.pages : codebases.functions
    expect(project.functions.get(`${place}/${name}`)).toMatchObject({
      labels: { 'firebase-functions-codebase': codebase },
    })
  }
  expect(project.settings.get(identityConfig)).toMatchObject({
    blockingFunctions: {
      triggers: {
        beforeSendSms: { functionUri: 'https://europe-west1.example/limitPhoneMessages' },
      },
    },
  })
  expect(liveRules('cloud.firestore')).toBe(await ours('firestore.rules'))
  expect(liveRules('firebase.storage/my-market.firebasestorage.app')).toBe(
    await ours('storage.rules'),
  )
  expect(project.indexes).toHaveLength(4)
  expect(project.fields.size).toBe(14)
  expect(await indexed()).toBe(3)
  expect(google.changes.filter((change) => change === 'sites')).toHaveLength(sites)
}

/** Changes in the order in which each kind came first. */
function orderOf(changes: readonly string[]): readonly string[] {
  const kinds = changes.map((change) =>
    change
      .replace(/^\w+ (?:cloudfunctions|run|cloudscheduler|storage)[.].*/, 'functions')
      .replace(/^\w+ (\w+)[.]googleapis[.]com.*\/(\w+)(?:\/.*)?$/, '$1'),
  )
  return [...new Set(kinds)]
}

it('deploys each part before what relies on it, beside a mobile backend', async () => {
  const before = structuredClone(project)
  let indexedBeforeSites = 0
  await deploy({
    releaseSites: async () => {
      indexedBeforeSites = await indexed()
      google.changes.push('sites')
    },
  })
  await expectDeployed()
  expect(indexedBeforeSites).toBe(3)
  expect(orderOf(google.changes)).toEqual([
    'artifactregistry',
    'firestore',
    'cloudresourcemanager',
    'functions',
    'identitytoolkit',
    'firebaserules',
    'sites',
  ])
  expect(google.unknown).toEqual([])

  for (const [name, theirs] of before.functions) expect(project.functions.get(name)).toEqual(theirs)
  for (const [name, theirs] of before.fields) expect(project.fields.get(name)).toEqual(theirs)
  expect(project.indexes).toEqual(expect.arrayContaining(before.indexes))
  expect(liveRules('firebase.storage/my-market-chat')).toBe('rules of the chat')
})

it('asks for a runtime that Google still offers, and retries what may fail', async () => {
  await deploy()
  expect(project.functions.get(`${place}/followListings`)).toMatchObject({
    buildConfig: { runtime: 'nodejs24' },
    eventTrigger: { retryPolicy: 'RETRY_POLICY_RETRY' },
  })
  expect(project.functions.get(`${place}/forgetDeletedUser`)).toMatchObject({
    runtime: 'nodejs24',
    eventTrigger: { failurePolicy: { retry: {} } },
  })
})

it.each([
  ['the policy of images', /^POST artifactregistry/],
  ['an index', /^POST firestore/],
  ['a function', /^POST cloudfunctions.*\/functions$/],
  ['a ruleset', /^POST firebaserules.*\/rulesets$/],
  ['the release of rules', /^POST firebaserules.*\/releases$/],
])('continues after a failure of %s', { timeout: 60_000 }, async (_what, request) => {
  google.fail(request)
  await expect(deploy()).rejects.toThrow()
  expect(google.changes).not.toContain('sites')
  await deploy()
  await expectDeployed()
})

it('continues after an index could not be built', async () => {
  const { indexes } = project
  const broken = setInterval(() => {
    const [, index] = indexes
    if (index) index['state'] = 'NEEDS_REPAIR'
  })
  await expect(deploy()).rejects.toThrow('The index of posts: userId, timestamp is NEEDS_REPAIR')
  clearInterval(broken)
  expect(orderOf(google.changes)).toEqual(['artifactregistry', 'firestore'])
  indexes.length = 1
  await deploy()
  await expectDeployed()
})

it('leaves the sites as they are when only the backend is deployed', async () => {
  await deploy({ releaseSites: undefined })
  await expectDeployed({ sites: 0 })
})

it('continues after the sites could not be released', async () => {
  await expect(deploy({ releaseSites: () => Promise.reject(new Error('no')) })).rejects.toThrow(
    'no',
  )
  google.changes.length = 0
  // The rules are ours by now, so they need no permission; unchanged functions and indexes are not built again.
  await deploy({ mayReplaceRules: false })
  expect(orderOf(google.changes)).toEqual(['firebaserules', 'sites'])
  await expectDeployed()
})

describe('the rules', () => {
  it('are saved and compared, and nothing changes without permission', async () => {
    await expect(deploy({ mayReplaceRules: false })).rejects.toThrow('--yes')
    expect(google.changes).toEqual([])
    expect(await readFile(join(backups, 'firestore.rules'), 'utf8')).toBe('rules of the mobile app')
    expect(printed.join()).toContain('-rules of the mobile app')
    expect(printed.join()).toContain("+rules_version = '2'")
  })

  it('stay when another team has changed them meanwhile', async () => {
    project.repositories.clear()
    const { functions: live, rulesets } = project
    const set = live.set.bind(live)
    live.set = (name, value) => {
      rulesets.set('projects/my-market/rulesets/mobile', 'newer rules of the mobile app')
      return set(name, value)
    }
    await expect(deploy()).rejects.toThrow('changed since they were compared')
    expect(liveRules('cloud.firestore')).toBe('newer rules of the mobile app')
  })
})

describe('functions', () => {
  it('of ours that are gone are deleted', async () => {
    const name = `${place}/renamed`
    const theirs = project.functions.get(`${place}/sendPush`)
    const labels = { ...byTools, 'firebase-functions-codebase': codebases.functions }
    project.functions.set(name, { ...theirs, name, labels })
    await deploy()
    expect(project.functions.has(name)).toBe(false)
    await expectDeployed()
  })

  it('of another codebase with a name of ours are not replaced', async () => {
    const name = `${place}/followListings`
    project.functions.set(name, { ...project.functions.get(`${place}/sendPush`), name })
    await expect(deploy()).rejects.toThrow(`which this would replace: ${name}`)
    expect(google.changes).toEqual([])
  })

  it('that are retried are refused by firebase-tools without --force', async () => {
    const parameters = tools.parameters('functions').filter((one) => one !== '--force')
    await expect(tools.run(parameters)).rejects.toThrow('--force')
  })
})

it('names what the project lacks, and changes nothing', async () => {
  project.settings.delete('cloudbilling.googleapis.com/v1/projects/my-market/billingInfo')
  project.settings.set('disabled cloudbuild.googleapis.com', true)
  await expect(deploy()).rejects.toThrow(
    /gcloud billing projects link my-market[^]*gcloud services enable cloudbuild\.googleapis\.com --project=my-market/,
  )
  expect(google.changes).toEqual([])
})
