import * as v from 'valibot'

import type { FakeProject } from '#tests/deployment/fake-google.ts'

export type Settings = FakeProject['settings']
type Flags = Readonly<Record<string, readonly string[]>>
/** @param names the words that the pattern of the command captures @returns what the command prints */
type Run = (names: readonly string[], flags: Flags, settings: Settings) => unknown
export type Command = readonly [words: RegExp, flags: readonly string[], run: Run]

const bindingsSchema = v.looseObject({ bindings: v.optional(v.array(v.unknown()), []) })
const at = 'projects/my-market'

/** Those about accounts, and who may do what. */
export const iamCommands: readonly Command[] = [
  [
    /^iam service-accounts create ([a-z][-a-z0-9]{4,28}[a-z0-9])$/,
    ['project'],
    ([name = ''], _flags, settings) => {
      const email = `${name}@my-market.iam.gserviceaccount.com`
      settings.set(`iam.googleapis.com/v1/${at}/serviceAccounts/${email}`, { email })
    },
  ],
  policyCommand('projects', /my-market/, () => {
    return `cloudresourcemanager.googleapis.com/v1/${at}:getIamPolicy`
  }),
  policyCommand('storage buckets', /gs:\/\/\S+/, (name) => {
    return `storage.googleapis.com/storage/v1/b/${name.replace('gs://', '')}/iam`
  }),
  policyCommand('secrets', /\w+/, (name) => {
    return `secretmanager.googleapis.com/v1/${at}/secrets/${name}:getIamPolicy`
  }),
  policyCommand('iam service-accounts', /\S+@\S+/, (name) => {
    return `iam.googleapis.com/v1/${at}/serviceAccounts/${name}:getIamPolicy`
  }),
  [
    /^iam workload-identity-pools create (\S+)$/,
    ['location', 'project'],
    ([name = ''], _flags, settings) => {
      settings.set(`pool ${name}`, {})
    },
  ],
  [
    /^iam workload-identity-pools providers create-oidc \S+$/,
    [
      'location',
      'project',
      'workload-identity-pool',
      'issuer-uri',
      'attribute-mapping',
      'attribute-condition',
    ],
    (_names, flags, settings) => {
      const pool = `pool ${flags['workload-identity-pool']?.[0]}`
      if (!settings.has(pool)) throw new Error(`There is no ${pool}`)
      settings.set(pool, flags)
    },
  ],
]

/** Gives a role on a resource, or takes it away. */
function policyCommand(group: string, name: RegExp, addressOf: (name: string) => string): Command {
  return [
    new RegExp(`^${group} (add|remove)-iam-policy-binding (${name.source})$`),
    ['member', 'role', 'condition', 'project'],
    ([action, named = ''], { member = [], role = [], condition = [] }, settings) => {
      const address = addressOf(named)
      for (const email of ourAccounts([named, ...member])) {
        const account = `iam.googleapis.com/v1/${at}/serviceAccounts/${email}`
        if (!settings.has(account)) throw new Error(`There is no account ${email}`)
      }
      const { bindings } = v.parse(bindingsSchema, settings.get(address) ?? {})
      const expression = /^expression=(.*),title=\w+$/.exec(condition[0] ?? '')?.[1]
      const when = expression === undefined ? {} : { condition: { expression } }
      const binding = { role: role[0], members: member, ...when }
      const others = bindings.filter((one) => JSON.stringify(one) !== JSON.stringify(binding))
      settings.set(address, { bindings: action === 'add' ? [...others, binding] : others })
    },
  ]
}

/** The accounts of the project that are named. */
function ourAccounts(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => /[^:]+@my-market[.]iam\S+$/.exec(name) ?? [])
}
