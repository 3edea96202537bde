import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { aCompleteProject } from '#tests/deployment/a-complete-project.ts'
import type { FakeProject } from '#tests/deployment/fake-google.ts'

const objectSchema = v.record(v.string(), v.unknown())
const accountSchema = v.strictObject({ localId: v.pipe(v.string(), v.nonEmpty()) })

/** What only commands set. */
const setByCommands = [
  /:getIamPolicy$|\/iam$/,
  /\/serviceAccounts\//,
  /\/databases\/releases$/,
  /\/backupSchedules$/,
  /\/recaptchaEnterpriseConfig$/,
  /\/sites\/[\w-]+$/,
  /\/(?:budgets|metrics|alertPolicies)$/,
]

/** The project as the console leaves it after the steps of `backend/operations/deployment/README.md` that are done there. */
export function aNewProject(): FakeProject {
  const project = aCompleteProject()
  const { settings } = project
  for (const address of settings.keys()) {
    if (setByCommands.some((pattern) => pattern.test(address))) settings.delete(address)
  }
  const leave = (address: string, keys: readonly string[]) => {
    const fields = v.parse(objectSchema, settings.get(address))
    settings.set(address, Object.fromEntries(keys.map((key) => [key, fields[key]])))
  }
  leave('firestore.googleapis.com/v1/projects/my-market/databases/(default)', ['type'])
  leave('identitytoolkit.googleapis.com/admin/v2/projects/my-market/config', [
    'subtype',
    'signIn',
    'authorizedDomains',
    'notification',
  ])
  leave('apikeys.googleapis.com/v2/projects/my-market/locations/global/keys/k', [])
  for (const service of ['eventarc', 'monitoring']) {
    settings.set(`disabled ${service}.googleapis.com`, true)
  }
  return project
}

/** Changes a setting by `curl -X PATCH`, or deletes an account by `-X POST`. @returns what it prints */
export function runCurl(words: readonly string[], { settings }: FakeProject): string {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      request: { type: 'string', short: 'X' },
      header: { type: 'string', short: 'H', multiple: true },
      data: { type: 'string', short: 'd' },
    },
  })
  const { origin, host, pathname, searchParams } = new URL(positionals[0] ?? '')
  const isSignedIn = values.header?.includes('Authorization: Bearer token')
  if (values.request === 'POST' && isSignedIn && pathname.endsWith('/accounts:delete')) {
    settings.set('deleted account', v.parse(accountSchema, JSON.parse(values.data ?? '')).localId)
    return ''
  }
  if (values.request !== 'PATCH' || !isSignedIn) throw new Error(`${origin} refuses this request`)
  const body = v.parse(objectSchema, JSON.parse(values.data ?? ''))
  // Fields that are not in the mask stay as they are.
  const [field = ''] = searchParams.get('updateMask')?.split('.') ?? []
  const address = `${host}${pathname}`
  const before = v.parse(v.optional(objectSchema, {}), settings.get(address))
  const value = v.safeParse(objectSchema, body[field])
  const merged = value.success
    ? { ...v.parse(v.optional(objectSchema, {}), before[field]), ...value.output }
    : body[field]
  settings.set(address, { ...before, [field]: merged })
  return ''
}

/** Creates a site, or stores a secret, by firebase-tools. @returns what it prints */
export function runNpx(words: readonly string[], { settings }: FakeProject): string {
  const site = /^firebase hosting:sites:create (\S+) --project my-market$/.exec(words.join(' '))
  const secret = /^firebase functions:secrets:set (\w+) --project my-market$/.exec(words.join(' '))
  const project = 'projects/my-market'
  if (site) settings.set(`firebasehosting.googleapis.com/v1beta1/${project}/sites/${site[1]}`, {})
  else if (secret) {
    const name = `${project}/secrets/${secret[1]}`
    settings.set(`secretmanager.googleapis.com/v1/${name}/versions/latest`, {
      name: `${name}/versions/1`,
      state: 'ENABLED',
    })
  } else throw new Error(`firebase-tools has no command ${words.join(' ')}`)
  return ''
}
