import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { backendFolder } from '#base/folders.ts'
import type { FakeProject } from '#tests/deployment/fake-google.ts'

import type { Command, Settings } from './gcloud-iam.ts'
import { iamCommands } from './gcloud-iam.ts'
import { readingCommands, refuseWithout } from './gcloud-reads.ts'

const objectSchema = v.record(v.string(), v.unknown())
const at = 'projects/my-market'
const databases = `firestore.googleapis.com/v1/${at}/databases`
const monitoring = `monitoring.googleapis.com/v3/${at}`

/** Commands of gcloud, with the flags that each of them has, and what they change of a project. */
const commands: readonly Command[] = [
  [/^projects describe my-market$/, ['format'], () => '123'],
  [/^projects create (my-market-backup)$/, [], () => undefined],
  [/^billing projects link my-market-backup$/, ['billing-account'], () => undefined],
  [
    /^services enable (.+)$/,
    ['project'],
    ([names = ''], _flags, settings) => {
      for (const name of names.split(' ')) settings.delete(`disabled ${name}`)
    },
  ],
  [
    /^firestore databases create$/,
    ['database', 'location', 'delete-protection', 'project'],
    (_names, { database = ['(default)'] }, settings) => {
      settings.set(`${databases}/${database[0]}`, { type: 'FIRESTORE_NATIVE' })
    },
  ],
  [
    /^firestore databases update$/,
    ['database', 'enable-pitr', 'delete-protection', 'project'],
    (_names, { database = [], ...flags }, settings) => {
      change(settings, `${databases}/${database[0]}`, {
        ...(flags['enable-pitr'] && {
          pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        }),
        ...(flags['delete-protection'] && { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' }),
      })
    },
  ],
  [
    /^firestore backups schedules create$/,
    ['database', 'recurrence', 'retention', 'project'],
    (_names, { database = [], recurrence = [] }, settings) => {
      const address = `${databases}/${database[0]}/backupSchedules`
      append(settings, address, 'backupSchedules', { recurrence })
    },
  ],
  [
    /^services api-keys update (\S+)$/,
    ['api-target', 'project'],
    ([name = ''], flags, settings) => {
      const apiTargets = flags['api-target']?.map((target) => ({ service: target }))
      change(settings, `apikeys.googleapis.com/v2/${name}`, { restrictions: { apiTargets } })
    },
  ],
  ...iamCommands,
  ...readingCommands,
  [
    /^storage buckets create gs:\/\/(\S+)$/,
    [
      'project',
      'location',
      'uniform-bucket-level-access',
      'public-access-prevention',
      'soft-delete-duration',
    ],
    ([name = ''], flags, settings) => {
      settings.set(`storage.googleapis.com/storage/v1/b/${name}`, flags)
    },
  ],
  [
    /^storage buckets update gs:\/\/(\S+)$/,
    ['lifecycle-file'],
    ([name = ''], flags, settings) => {
      change(settings, `storage.googleapis.com/storage/v1/b/${name}`, flags)
    },
  ],
  [
    /^billing budgets create$/,
    ['billing-account', 'display-name', 'budget-amount', 'filter-projects', 'threshold-rule'],
    (_names, flags, settings) => {
      const account = flags['billing-account']?.[0]
      const address = `billingbudgets.googleapis.com/v1/billingAccounts/${account}/budgets`
      append(settings, address, 'budgets', flags)
    },
  ],
  [
    /^beta monitoring channels create$/,
    ['display-name', 'type', 'channel-labels', 'project', 'format'],
    () => `${at}/notificationChannels/1`,
  ],
  [
    /^logging metrics create (\w+)$/,
    ['config-from-file', 'project'],
    ([name = ''], flags, settings) => {
      const metric = { ...readOurs(flags['config-from-file']?.[0]), name }
      append(settings, `logging.googleapis.com/v2/${at}/metrics`, 'metrics', metric)
    },
  ],
  [
    /^monitoring policies create$/,
    ['policy-from-file', 'notification-channels', 'project'],
    (_names, flags, settings) => {
      const notificationChannels = flags['notification-channels']
      const alert = { ...readOurs(flags['policy-from-file']?.[0]), notificationChannels }
      append(settings, `${monitoring}/alertPolicies`, 'alertPolicies', alert)
    },
  ],
  [
    /^scheduler jobs create http (\S+)$/,
    [
      'schedule',
      'time-zone',
      'location',
      'uri',
      'http-method',
      'oauth-service-account-email',
      'message-body',
      'project',
    ],
    ([name = ''], flags, settings) => {
      const [email = ''] = flags['oauth-service-account-email'] ?? []
      if (!settings.has(`iam.googleapis.com/v1/${at}/serviceAccounts/${email}`)) {
        throw new Error(`There is no account ${email}`)
      }
      v.parse(objectSchema, JSON.parse(flags['message-body']?.[0] ?? ''))
      settings.set(`job ${name}`, flags)
    },
  ],
  [
    /^recaptcha keys create$/,
    ['display-name', 'web', 'domains', 'integration-type', 'project'],
    () => undefined,
  ],
  [/^auth print-access-token$/, [], () => 'token'],
]

/**
 * Does what a command of gcloud does to the project `my-market`, as far as the documents and the checks use gcloud.
 *
 * @param words those after `gcloud`
 * @param roles those of the person who types; an owner has all
 * @returns what it prints
 * @throws Error for a command that gcloud does not have, one with an unknown flag, or one that the roles do not allow
 */
export function runGcloud(
  words: readonly string[],
  { settings }: FakeProject,
  roles?: readonly string[],
): string {
  const { positionals, tokens } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const named = positionals.join(' ')
  const [pattern, known, run] = commands.find(([form]) => form.test(named)) ?? []
  if (!pattern || !known || !run) throw new Error(`gcloud has no command ${named}`)
  const flags: Record<string, string[]> = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, value = '' } = token
    if (!known.includes(name)) throw new Error(`gcloud ${named} has no flag --${name}`)
    ;(flags[name] ??= []).push(value)
  }
  if (roles) refuseWithout(roles, named)
  return String(run(pattern.exec(named)?.slice(1) ?? [], flags, settings) ?? '')
}

/** A file by its path from the root, as the documents name it. */
function readOurs(path = '') {
  return v.parse(objectSchema, JSON.parse(readFileSync(join(backendFolder, '..', path), 'utf8')))
}

function change(settings: Settings, address: string, fields: object): void {
  settings.set(address, { ...v.parse(objectSchema, settings.get(address)), ...fields })
}

function append(settings: Settings, address: string, list: string, item: unknown): void {
  const before = v.parse(
    v.optional(v.array(v.unknown()), []),
    v.parse(v.optional(objectSchema, {}), settings.get(address))[list],
  )
  settings.set(address, { [list]: [...before, item] })
}
