import * as v from 'valibot'

import type { Identity } from '#deployment/roles.ts'
import { emailOf, formerAccounts, identities } from '#deployment/roles.ts'
import type { ProductionSettings } from '#base/production-settings.ts'

import type { Check, CheckContext, Missing } from './check.ts'
import type { Binding, Resource } from './iam.ts'
import { bindingCommand, projectResource, readBindings, resourcesOf } from './iam.ts'

/** The accounts that functions run as: Google refuses functions whose account does not exist. */
export const functionRoles: Check = {
  name: 'Roles of functions',
  isRequired: true,
  find: (context) => missingOfAll(context, true),
}

/**
 * What Google's own accounts need: Storage says through Pub/Sub what was uploaded, and its rules read how long a user has
 * to wait. The first deployment grants this only if its account may.
 */
export const storageAgents: Check = {
  name: 'Accounts of Storage',
  isRequired: true,
  async find({ api, settings }) {
    const address = `https://storage.googleapis.com/storage/v1/projects/${settings.projectId}/serviceAccount`
    const agent = await api.read(v.object({ email_address: v.string() }), address)
    const project = projectResource(settings.projectId)
    const email = agent?.email_address ?? ''
    const [service = ''] = email.split('@')
    const needs = [
      [email, 'roles/pubsub.publisher', 'Storage cannot say what was uploaded'],
      [
        `${service}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
        'roles/firebaserules.firestoreServiceAgent',
        'The rules of Storage cannot read how long a user has to wait, and refuse uploads',
      ],
    ] as const
    const bindings = await readBindings(api, project)
    return needs.flatMap(([account, role, problem]) => {
      const member = `serviceAccount:${account}`
      if (bindings.some((binding) => isGranted(binding, project, role, member))) return []
      const command = bindingCommand('add', project, member, role)
      return [{ what: `${problem}: its account lacks ${role}.`, command }]
    })
  },
}

export const workflowRoles: Check = {
  name: 'Roles of workflows',
  isRequired: false,
  find: (context) => missingOfAll(context, false),
}

/** Roles in the project that our accounts do not need, and those that Google once gave its default accounts. */
export const needlessRoles: Check = {
  name: 'Needless roles',
  isRequired: false,
  async find({ api, settings }) {
    const project = projectResource(settings.projectId)
    const bindings = await readBindings(api, project)
    return bindings.flatMap((binding) => {
      const { role, members, condition } = binding
      const resource = { ...project, ...(condition && { condition: condition.expression }) }
      return members
        .filter((member) => isNeedless(member, binding, settings))
        .map((member) => ({
          what: `${member} has ${role}, which it does not need.`,
          command: bindingCommand('remove', resource, member, role),
        }))
    })
  },
}

async function missingOfAll(
  context: CheckContext,
  isRequired: boolean,
): Promise<readonly Missing[]> {
  const found = identities
    .filter((identity) => identity.isRequired === isRequired)
    .map((identity) => missingOf(context, identity))
  return (await Promise.all(found)).flat()
}

async function missingOf({ api, settings }: CheckContext, { name, grants }: Identity) {
  const { projectId } = settings
  const email = emailOf(name, projectId)
  const member = `serviceAccount:${email}`
  const account = `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}`
  const missing: Missing[] = []
  if (!(await api.read(v.object({}), account))) {
    const command = `gcloud iam service-accounts create ${name} --project=${projectId}`
    missing.push({ what: `There is no account ${email}.`, command })
  }
  const policies = new Map<string, readonly Binding[]>()
  for (const { role, on } of grants) {
    for (const resource of resourcesOf(on, settings)) {
      const { address } = resource
      // In sequence, so that each policy is read once.
      const bindings = policies.get(address) ?? (await readBindings(api, resource))
      policies.set(address, bindings)
      if (bindings.some((binding) => isGranted(binding, resource, role, member))) continue
      const command = bindingCommand('add', resource, member, role)
      missing.push({ what: `${email} lacks ${role}.`, command })
    }
  }
  return missing
}

function isGranted(binding: Binding, resource: Resource, role: string, member: string): boolean {
  return (
    binding.role === role &&
    binding.members.includes(member) &&
    binding.condition?.expression === resource.condition
  )
}

function isNeedless(member: string, binding: Binding, settings: ProductionSettings): boolean {
  const { role, condition } = binding
  if (/-compute@developer[.]|@appspot[.]/.test(member)) return /editor$|owner$/.test(role)
  const { projectId } = settings
  const isMember = (name: string) => member === `serviceAccount:${emailOf(name, projectId)}`
  if (formerAccounts.some(isMember)) return true
  const ours = identities.find(({ name }) => isMember(name))
  if (!ours) return false
  const { address } = projectResource(projectId)
  return !ours.grants.some(
    (grant) =>
      grant.role === role &&
      resourcesOf(grant.on, settings).some(
        (one) => one.address === address && one.condition === condition?.expression,
      ),
  )
}
