import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { firebaseFolder, repository } from '#base/folders.ts'

import type { Identity } from './roles.ts'
import { emailOf, identities, permissionsOf, permissionsOfAccount } from './roles.ts'

// With a key the functions have a secret.
vi.stubEnv('PUSH_PUBLIC_KEY', 'key')
vi.stubEnv('GCLOUD_PROJECT', 'my-market')

/** What the methods of the Admin SDK need. */
const authMethods: Readonly<Record<string, string>> = {
  getUser: 'get',
  getUsers: 'get',
  updateUser: 'update',
  revokeRefreshTokens: 'update',
  setCustomUserClaims: 'update',
}
const callsOfFirestore: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.get(?:All)?\(/, ['get', 'list']],
  [/\.(?:set|create|batch|runTransaction)\(/, ['create', 'update']],
  [/\.update\(/, ['update']],
  [/\.(?:delete|recursiveDelete)\(/, ['delete']],
]
const callsOfStorage: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.getFiles\(/, ['list']],
  [/\.(?:download|exists|getMetadata)\(/, ['get']],
  [/\.(?:copy|save)\(/, ['get', 'create']],
  [/\.setMetadata\(/, ['update']],
  [/\.delete\(\{ ignoreNotFound/, ['delete']],
]

const endpointSchema = v.object({
  serviceAccountEmail: v.string(),
  platform: v.string(),
  eventTrigger: v.optional(v.looseObject({})),
  scheduleTrigger: v.optional(v.looseObject({})),
  secretEnvironmentVariables: v.optional(v.array(v.looseObject({})), []),
})

function sourcesIn(folder: string): readonly string[] {
  const path = join(firebaseFolder, folder)
  return readdirSync(path, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(path, file), 'utf8'))
}

function callsIn(
  sources: readonly string[],
  prefix: string,
  calls: readonly (readonly [RegExp, readonly string[]])[],
): readonly string[] {
  return calls
    .filter(([call]) => sources.some((source) => call.test(source)))
    .flatMap(([, actions]) => actions.map((action) => `${prefix}.${action}`))
}

/** What the sources of functions call. */
function calledBySources(sources: readonly string[]): readonly string[] {
  const auth = sources.flatMap((source) =>
    // `.auth.user()` of firebase-functions declares a trigger.
    [...source.matchAll(/(?<!\.)\b(?:auth|getAuth\(\))\.(\w+)\(/g)].map(
      ([, method = '']) => method,
    ),
  )
  const ofStorage = sources.filter((source) => /getStorage|\bbucket\b/.test(source))
  return [
    ...auth.map((method) => `firebaseauth.users.${authMethods[method] ?? `?${method}`}`),
    ...callsIn(sources, 'datastore.entities', callsOfFirestore),
    ...callsIn(ofStorage, 'storage.objects', callsOfStorage),
  ]
}

/** What Google needs to call functions as they are declared. */
function calledByTriggers(endpoints: readonly v.InferOutput<typeof endpointSchema>[]) {
  return endpoints.flatMap(({ platform, eventTrigger, scheduleTrigger, ...endpoint }) => [
    ...(eventTrigger && platform === 'gcfv2' ? ['eventarc.events.receiveEvent'] : []),
    ...((eventTrigger && platform === 'gcfv2') || scheduleTrigger ? ['run.routes.invoke'] : []),
    ...endpoint.secretEnvironmentVariables.map(() => 'secretmanager.versions.access'),
  ])
}

const endpointsOf = (module: object) =>
  Object.values(module).map((exported) =>
    v.parse(endpointSchema, Reflect.get(v.parse(v.function(), exported), '__endpoint')),
  )
const functions = endpointsOf(await import('#functions/index.ts'))
const pages = [await import('#pages/index.ts')].flatMap(endpointsOf)

const calledBy: Readonly<Record<string, readonly string[]>> = {
  functions: [...calledBySources(sourcesIn('functions/src')), ...calledByTriggers(functions)],
  // What is released reads through a `fetch` with the account's token (`public-reads.ts`), and never writes.
  'page-server': [...calledByTriggers(pages), 'datastore.entities.get', 'datastore.entities.list'],
}

describe.each(Object.entries(calledBy))('the account of %s', (name, called) => {
  it('may do all that its functions do', () => {
    const allowed = permissionsOfAccount(name)
    expect([...new Set(called)].filter((permission) => !allowed.has(permission))).toEqual([])
  })

  it('has no role without a call', () => {
    const roles = identities.find((one) => one.name === name)?.grants.map(({ role }) => role)
    const unused = roles?.filter((role) =>
      permissionsOf[role]?.every((permission) => !called.includes(permission)),
    )
    expect(unused).toEqual([])
  })
})

it('each function runs as its own account', () => {
  const own = emailOf('functions', 'my-market')
  expect(new Set(functions.map(({ serviceAccountEmail }) => serviceAccountEmail))).toEqual(
    new Set([own]),
  )
  expect(pages.map(({ serviceAccountEmail }) => serviceAccountEmail)).toEqual(['page-server@'])
})

it.each(identities)('Google can create an account $name', ({ name }: Identity) => {
  expect(name).toMatch(/^[a-z][-a-z0-9]{4,28}[a-z0-9]$/)
})

describe('the runbook', () => {
  const runbook = readFileSync(join(repository, 'docs/operations.md'), 'utf8')
  it.each(identities)('has the roles of $name', ({ name, grants }: Identity) => {
    // The teams of the apps have one row.
    const account = name.replace(/^release-.*/, 'release-<app>')
    const row = runbook
      .split('\n')
      .find((line) => /^\|[^|]*\|([^|]*)/.exec(line)?.[1]?.includes(`\`${account}@`))
    const named = [...(row ?? '').matchAll(/`(roles\/[\w.]+)`/g)].map(([, role]) => role)
    expect(named.toSorted()).toEqual(grants.map(({ role }) => role).toSorted())
  })
})
